/**
 * Which of our printed portraits sits for which invented guide. A face belongs to one who could wear it, the nine of
 * the homepage share none, and whoever is not named here has sent no picture, as happens.
 */
const sitters: Record<number, readonly string[]> = {
  1: ['Chaminda Weerasinghe', 'Nuwan Pradeep Jayasundara'],
  2: ['Nilanthi Karunaratne'],
  3: ['Shanaz Ahamed'],
  4: ['Wasantha Bandara Ekanayake'],
  5: ['Roshan Jayalath'],
  6: ['Ishara Liyanage'],
  7: ['Faizal Mohamed Haniffa'],
  8: ['Pradeepa Nilmini Wanasinghe'],
  9: ['Shehan Croning Fernando'],
  10: ['Selvarani Kugathas'],
  11: ['Thilina Udawatta'],
  12: ['Arulanandam Perumal'],
  13: ['Christine van Langenberg'],
  14: ['Tuan Ikram Jaldin'],
  15: ['Kavitha Selvanayagam'],
  16: ['Sivanesan Thurairajah', 'Sunil Hettige'],
  17: ['Ajith Rathnayake', 'Anton Jeyaraj'],
  18: ['Maria Croos'],
  19: ['Mohamed Irfan Marikkar', 'Sarath Kumara Abeykoon'],
  20: ['Malkanthi Dissanayake'],
  21: ['Nazeera Buhary'],
  22: ['Gunapala Herath Mudiyanse'],
  23: ['Sameera Lakmal de Silva', 'Kasun Madushanka'],
  24: ['Dilrukshi Appuhamy'],
  25: ['Lahiru Sampath Ranasinghe'],
  26: ['Jegatheeswaran Nadarajah'],
  27: ['Ruth Ferdinands'],
  28: ['Ramzan Lebbe Abdul Careem'],
  29: ['Tharshini Yogarajah'],
  30: ['Dinesh Chandrasekaran'],
  31: ['Hemantha Gunasekara'],
  32: ['Anne-Marie Jesuthasan'],
};

const byName = new Map(
  Object.entries(sitters).flatMap(([number, names]) =>
    names.map((name) => [name, `/prints/portrait-${number.padStart(2, '0')}.svg`]),
  ),
);

/** The path of the portrait of an invented guide, below our own origin; null where there is none. */
export const portraitFor = (name: string): string | null => byName.get(name) ?? null;
