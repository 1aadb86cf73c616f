import { t } from '@serendib/contract/words/t';

const names = t('Duruthu, Navam, Medin, Bak, Vesak, Poson, Esala, Nikini, Binara, Vap, Il, Unduvap')
  .split(', ')
  .toSpliced(5, 0, t('Adhi Poson'));

/** The full moon days of each year, in the order of the names; `adhi` where a year has the thirteenth. */
const years: readonly { hasAdhi?: true; days: readonly string[] }[] = [
  {
    hasAdhi: true,
    days: [
      ...['2026-01-03', '2026-02-01', '2026-03-02', '2026-04-01', '2026-05-01', '2026-05-30', '2026-06-29'],
      ...['2026-07-29', '2026-08-27', '2026-09-26', '2026-10-25', '2026-11-24', '2026-12-23'],
    ],
  },
  {
    days: [
      ...['2027-01-22', '2027-02-20', '2027-03-22', '2027-04-20', '2027-05-19', '2027-06-18'],
      ...['2027-07-18', '2027-08-16', '2027-09-15', '2027-10-15', '2027-11-13', '2027-12-13'],
    ],
  },
  {
    days: [
      ...['2028-01-11', '2028-02-10', '2028-03-10', '2028-04-09', '2028-05-08', '2028-06-06'],
      ...['2028-07-06', '2028-08-04', '2028-09-03', '2028-10-03', '2028-11-01', '2028-12-01'],
    ],
  },
];

export interface PoyaDay {
  day: string;
  /** `Vesak`. */
  name: string;
  /** Which full moon of the year, Duruthu being 0 and the thirteenth 5. */
  moon: number;
}

/** The first and the last year that is known. */
export const knownYears = [2026, 2027, 2028] as const;
/** Up to this day they agree with the list of public holidays; later ones are reckoned from the moon alone. */
export const publishedUpTo = '2026-12-31';

const adhi = 5;

/** Every full moon day of these years: docs/seasons.md says how they were reckoned. The last of 2028 is a Duruthu again. */
export const poyaDays: readonly PoyaDay[] = [
  ...years.flatMap(({ hasAdhi, days }) =>
    days.map((day, index) => {
      const moon = !hasAdhi && index >= adhi ? index + 1 : index;
      return { day, moon, name: names[moon] ?? '' };
    }),
  ),
  { day: '2028-12-31', moon: 0, name: names[0] ?? '' },
];

export const moons = { duruthu: 0, navam: 1, vesak: 4, poson: 6, esala: 7, nikini: 8, unduvap: 12 } as const;
