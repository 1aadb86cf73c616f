import { type Month, monthsFrom } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';

/** What comes back in the same months of every year. */
export interface Happening {
  name: string;
  line: string;
  months: readonly Month[];
  /** The slugs of the destinations where it is. */
  places: readonly string[];
  /** To be minded rather than looked for. */
  isCare?: true;
}

export const happenings: readonly Happening[] = [
  {
    name: t('Whales off the south coast'),
    line: t('Blue whales an hour off the harbour, mornings, when the sea is flat.'),
    months: monthsFrom(11, 4),
    places: ['mirissa'],
  },
  {
    name: t('Whales off Trincomalee'),
    line: t('The same whales on the other side of the island.'),
    months: monthsFrom(5, 9),
    places: ['trincomalee'],
  },
  {
    name: t('Dolphins off Kalpitiya'),
    line: t('Spinner dolphins by the hundred, early in the day.'),
    months: monthsFrom(11, 4),
    places: ['kalpitiya'],
  },
  {
    name: t('Turtles come ashore at Rekawa'),
    line: t('They lay their eggs at night. Go with the wardens, without a light.'),
    months: monthsFrom(4, 7),
    places: ['rekawa-beach'],
  },
  {
    name: t('The gathering of elephants'),
    line: t('Herds meet on the drying lake bed in the late afternoon, by the hundred in August.'),
    months: monthsFrom(7, 10),
    places: ['minneriya-national-park'],
  },
  {
    name: t('Elephants at Kaudulla'),
    line: t('They move on to the neighbouring lake as its water falls.'),
    months: monthsFrom(8, 12),
    places: ['kaudulla-national-park'],
  },
  {
    name: t('The pilgrimage to Sri Pada'),
    line: t('The steps are lit, tea houses are open, and the summit is crowded at weekends and full moons.'),
    months: monthsFrom(12, 5),
    places: ['sri-pada-adams-peak'],
  },
  {
    name: t('Waves at Arugam Bay'),
    line: t('The point breaks from May on, best from June to August.'),
    months: monthsFrom(5, 9),
    places: ['arugam-bay'],
  },
  {
    name: t('Waves in the south'),
    line: t('Gentle ones for beginners in Weligama, reefs in Hikkaduwa.'),
    months: monthsFrom(11, 4),
    places: ['weligama', 'hikkaduwa'],
  },
  {
    name: t('Wind for kites at Kalpitiya'),
    line: t('It blows nearly every day from May to October.'),
    months: monthsFrom(5, 10),
    places: ['kalpitiya'],
  },
  {
    name: t('Birds from the north'),
    line: t('Flamingos, pintails and waders winter on the lagoons.'),
    months: monthsFrom(11, 3),
    places: ['bundala-national-park', 'mannar'],
  },
  {
    name: t('Water for rafting at Kitulgala'),
    line: t('The river is full enough from May to December; after heavy rain it is closed.'),
    months: monthsFrom(5, 12),
    places: ['kitulgala'],
  },
  {
    name: t('A part of Yala is closed'),
    line: t('Block one usually rests for some weeks in the drought of September and early October.'),
    months: [9, 10],
    places: ['yala-national-park'],
    isCare: true,
  },
  {
    name: t('Frost in the highlands'),
    line: t('Some nights around Nuwara Eliya fall to freezing. Take a jacket; few rooms are heated.'),
    months: [1, 2],
    places: ['nuwara-eliya', 'horton-plains-national-park'],
    isCare: true,
  },
  {
    name: t('Leeches in the rainforest'),
    line: t('Harmless and everywhere on wet paths. Long socks, salt or soap help.'),
    months: monthsFrom(4, 11),
    places: ['sinharaja-forest-reserve', 'kanneliya-forest-reserve'],
    isCare: true,
  },
  {
    name: t('Wet paths in the hills'),
    line: t('Rain most afternoons, mist, slippery steps, and now and then a road closed by a landslide.'),
    months: [6, 7, 10, 11],
    places: ['horton-plains-national-park'],
    isCare: true,
  },
  {
    name: t('Storms over the east and north'),
    line: t('Heavy rain for days, now and then a cyclone. Keep a day in hand.'),
    months: [11, 12],
    places: ['batticaloa', 'jaffna'],
    isCare: true,
  },
];
