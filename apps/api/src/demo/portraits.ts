/**
 * Which of our printed portraits sits for which invented guide. A face belongs to one who could wear it, the eight of
 * the homepage share none, and whoever is not named here has sent no picture, as happens.
 */
const sitters: Record<number, readonly string[]> = {
  1: ['Chaminda Weerasinghe', 'Sameera Lakmal de Silva', 'Nuwan Pradeep Jayasundara'],
  2: ['Nilanthi Karunaratne', 'Malkanthi Dissanayake'],
  3: ['Shanaz Ahamed', 'Nazeera Buhary'],
  4: ['Wasantha Bandara Ekanayake', 'Gunapala Herath Mudiyanse'],
  5: ['Roshan Jayalath', 'Hemantha Gunasekara'],
  6: ['Ishara Liyanage', 'Dilrukshi Appuhamy'],
  7: ['Mohamed Irfan Marikkar', 'Faizal Mohamed Haniffa'],
  8: ['Pradeepa Nilmini Wanasinghe'],
  9: ['Shehan Croning Fernando'],
  10: ['Selvarani Kugathas'],
  11: ['Thilina Udawatta', 'Lahiru Sampath Ranasinghe'],
  12: ['Arulanandam Perumal', 'Jegatheeswaran Nadarajah'],
  13: ['Christine van Langenberg', 'Ruth Ferdinands'],
  14: ['Tuan Ikram Jaldin', 'Ramzan Lebbe Abdul Careem'],
  15: ['Kavitha Selvanayagam', 'Tharshini Yogarajah'],
  16: ['Sivanesan Thurairajah', 'Sarath Kumara Abeykoon', 'Sunil Hettige'],
  17: ['Ajith Rathnayake', 'Anton Jeyaraj', 'Dinesh Chandrasekaran', 'Kasun Madushanka'],
  18: ['Maria Croos', 'Anne-Marie Jesuthasan'],
};

const byName = new Map(
  Object.entries(sitters).flatMap(([number, names]) =>
    names.map((name) => [name, `/prints/portrait-${number.padStart(2, '0')}.svg`]),
  ),
);

/** The path of the portrait of an invented guide, below our own origin; null where there is none. */
export const portraitFor = (name: string): string | null => byName.get(name) ?? null;
