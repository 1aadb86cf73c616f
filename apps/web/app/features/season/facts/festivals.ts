import { dayAfter, weekdayOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { moons, poyaDays } from './poya-days.ts';

/** What happens on days of its own. */
export interface Festival {
  from: string;
  to: string;
  name: string;
  line: string;
  /** The slug of the destination where it is. */
  place?: string;
  /** The days follow from the moon or from custom; they are announced a few weeks before. */
  isEstimate: boolean;
}

interface Words {
  name: string;
  line: string;
  place?: string;
}

/** So many days up to a full moon and after it. */
const aroundMoon = (moon: number, before: number, after: number, words: Words): Festival[] =>
  poyaDays
    .filter((poya) => poya.moon === moon)
    .map(({ day }) => ({
      ...words,
      from: dayAfter(day, -before),
      to: dayAfter(day, after),
      isEstimate: true,
    }));

const onDays = (days: readonly string[], words: Words, isEstimate = false): Festival[] =>
  days.map((day) => ({ ...words, from: day, to: day, isEstimate }));

const between = (spans: readonly (readonly [string, string])[], words: Words): Festival[] =>
  spans.map(([from, to]) => ({ ...words, from, to, isEstimate: true }));

/** Four weeks and a day from the first Saturday of December. */
function decemberHolidays(year: number): [string, string] {
  const first = dayAfter(`${year}-12-01`, 6 - weekdayOf(`${year}-12-01`));
  return [first, dayAfter(first, 29)];
}

/** The day before New Year and New Year's Day: in leap years the sun enters Aries on the evening of the 13th, else on the 14th. */
const newYear = (year: number): [string, string] =>
  year % 4 === 0 ? [`${year}-04-12`, `${year}-04-13`] : [`${year}-04-13`, `${year}-04-14`];

/** All that happens on days of its own in some years; of what has other days each year, that of all years that are known. */
export const festivalsOf = (years: readonly number[]): Festival[] => [...ofKnownYears, ...ofEachYear(years)];

const ofKnownYears: readonly Festival[] = [
  ...aroundMoon(moons.duruthu, 3, 0, {
    name: t('Duruthu Perahera in Kelaniya'),
    line: t('Elephants, dancers and drummers on the evenings before the first full moon of the year.'),
    place: 'kelaniya-raja-maha-vihara',
  }),
  ...aroundMoon(moons.navam, 1, 0, {
    name: t('Navam Perahera in Colombo'),
    line: t('The procession of Gangaramaya goes round Beira Lake.'),
    place: 'gangaramaya-temple',
  }),
  ...aroundMoon(moons.vesak, 0, 1, {
    name: t('Vesak'),
    line: t('Lanterns in every street, free food at the roadside, and no bed to be had without booking.'),
  }),
  ...aroundMoon(moons.poson, 1, 1, {
    name: t('Poson in Mihintale and Anuradhapura'),
    line: t('Hundreds of thousands of pilgrims in white. Rooms nearby are taken weeks before.'),
    place: 'mihintale',
  }),
  // Where Esala comes early, the temple has let it pass for the next full moon: the days are not known before it says them.
  ...aroundMoon(moons.esala, 14, 0, {
    name: t('Kataragama festival'),
    line: t('Two weeks of processions and of walking over fire, for believers of four religions.'),
    place: 'kataragama',
  }).filter(({ to }) => to.slice('2028-'.length) > '07-15'),
  ...aroundMoon(moons.nikini, 9, 1, {
    name: t('Esala Perahera in Kandy'),
    line: t('Ten nights, larger from one to the next. Rooms cost a multiple, and seats are sold.'),
    place: 'temple-of-the-sacred-tooth-relic',
  }),
  ...between(
    [
      ['2026-08-17', '2026-09-10'],
      ['2027-08-07', '2027-08-31'],
      ['2028-07-27', '2028-08-20'],
    ],
    {
      name: t('Nallur festival in Jaffna'),
      line: t('Twenty-five days; the great car is drawn through the streets on the last but one.'),
      place: 'nallur-kandaswamy-kovil',
    },
  ),
  ...onDays(
    ['2026-01-15', '2027-01-15', '2028-01-15'],
    { name: t('Thai Pongal'), line: t('The harvest festival of Tamil families; public holiday.') },
    true,
  ),
  ...onDays(
    ['2026-11-08', '2027-10-28', '2028-10-17'],
    { name: t('Deepavali'), line: t('The festival of lights of Hindu families; public holiday.') },
    true,
  ),
];

function ofEachYear(years: readonly number[]): Festival[] {
  const spans = (from: string, to = from) =>
    years.map((year) => [`${year}-${from}`, `${year}-${to}`] as const);
  const days = (day: string) => years.map((year) => `${year}-${day}`);
  return [
    ...onDays(days('02-04'), {
      name: t('Independence Day'),
      line: t('Public holiday; roads in the middle of Colombo are closed for the parade.'),
    }),
    ...between(years.map(newYear), {
      name: t('Sinhala and Tamil New Year'),
      line: t(
        'The island goes home: shops, kitchens and offices are closed, buses are full the days before.',
      ),
    }),
    ...onDays(days('05-01'), { name: t('May Day'), line: t('Public holiday; marches in the cities.') }),
    ...onDays(days('12-25'), {
      name: t('Christmas'),
      line: t('Public holiday; hotels on the coast are full.'),
    }),
    ...between(spans('04-08', '04-20'), {
      name: t('School holidays in April'),
      line: t('Families travel: the hill country is full, and so are trains.'),
    }),
    ...between(spans('08-08', '08-25'), {
      name: t('School holidays in August'),
      line: t('Families travel: parks, beaches of the east coast and Kandy are busy.'),
    }),
    ...between([Math.min(...years) - 1, ...years].map(decemberHolidays), {
      name: t('School holidays in December'),
      line: t('Families from here and abroad travel: the south coast is full at the turn of the year.'),
    }),
  ];
}
