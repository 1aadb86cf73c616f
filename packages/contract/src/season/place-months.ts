import { monthsWith, roughIn } from './climate.ts';
import { inOrder, type Month, months, monthsIn } from './months-in.ts';

interface Destination {
  district: string;
  category: string;
  bestTimeToVisit: string | null;
}

/** When a place is at its best, when it is good as well, and when it is better left; the rest is in between. */
export interface PlaceMonths {
  bestMonths: Month[];
  goodMonths: Month[];
  avoidMonths: Month[];
}

/**
 * The months of a place: those that its own words name are its best. Words that allow the whole year make the others
 * good; else the dry months of its part of the island are good, and to be avoided are its monsoon and, for a beach,
 * the months of a rough sea. What the words say goes before what the climate says.
 */
export function monthsOfPlace({ district, category, bestTimeToVisit }: Destination): PlaceMonths {
  const said = monthsIn(bestTimeToVisit ?? '');
  const isSaid = (month: Month) => said.best.includes(month) || said.avoid.includes(month);
  const rough = category === 'Beach' ? roughIn(district) : [];
  const good = said.isAllYear
    ? months
    : monthsWith(district, 'dry').filter((month) => !rough.includes(month));
  const avoid = said.isAllYear ? [] : [...monthsWith(district, 'monsoon'), ...rough];
  return {
    bestMonths: said.best,
    goodMonths: inOrder(good.filter((month) => !isSaid(month))),
    avoidMonths: inOrder([...said.avoid, ...avoid.filter((month) => !isSaid(month))]),
  };
}

/** How well a month suits a place. */
export type Fit = 'best' | 'good' | 'between' | 'avoid';

export function fitIn({ bestMonths, goodMonths, avoidMonths }: PlaceMonths, month: Month): Fit {
  if (bestMonths.includes(month)) return 'best';
  if (goodMonths.includes(month)) return 'good';
  return avoidMonths.includes(month) ? 'avoid' : 'between';
}
