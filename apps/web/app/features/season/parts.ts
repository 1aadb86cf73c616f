import { type ClimateName, climateOf, roughSea, type Weather } from '@serendib/contract/season/climate';
import { t } from '@serendib/contract/words/t';
import { type Period, weatherOver } from './period.ts';

/** The parts of the island that have a weather of their own, from the south-west round to the south. */
const parts: readonly { climate: ClimateName; district: string; name: string }[] = [
  { climate: 'southWest', district: 'Galle', name: t('The west and south coast, and the land behind') },
  // The district is not a message: a key.
  { climate: 'highlands', district: 'Nuwara Eliya', name: t('The high hills: Nuwara Eliya, Horton Plains') },
  { climate: 'kandyHills', district: 'Kandy', name: t('Kandy and its hills') },
  { climate: 'uva', district: 'Badulla', name: t('Uva: Ella, Haputale, the plains below') },
  {
    climate: 'dryZone',
    district: 'Anuradhapura',
    name: t('The old cities and the north-west: Sigiriya, Wilpattu'),
  },
  { climate: 'north', district: 'Jaffna', name: t('The north: Jaffna, Mannar') },
  { climate: 'east', district: 'Trincomalee', name: t('The east coast: Trincomalee to Arugam Bay') },
  { climate: 'south', district: 'Hambantota', name: t('The dry south-east: Tangalle, Yala') },
];

export interface PartWeather {
  name: string;
  weather: Weather;
}

export const partsOver = (period: Period): PartWeather[] =>
  parts.map(({ name, district }) => ({ name, weather: weatherOver(district, period) }));

/** One word for each, as on the legend. */
export const weatherWords: Record<Weather, string> = {
  dry: t('Dry'),
  showers: t('Showers'),
  monsoon: t('Monsoon'),
};

/** On how many of the days the sea is rough off a coast. */
function roughOn(coast: keyof typeof roughSea, { days }: Period): 'most' | 'some' | 'none' {
  const months: readonly number[] = roughSea[coast];
  let [rough, all] = [0, 0];
  for (const [month, count] of days) {
    all += count;
    if (months.includes(month)) rough += count;
  }
  if (rough === 0) return 'none';
  return rough >= all / 2 ? 'most' : 'some';
}

/** What the sea is like off both coasts. */
export function seaOver(period: Period): string {
  const [west, east] = [roughOn('west', period), roughOn('east', period)];
  if (west === 'some' || east === 'some' || (west === 'most' && east === 'most'))
    return t('The sea changes sides in these days: ask before you swim, on the west coast and on the east.');
  if (west === 'most') return t('The sea is rough on the west and south coasts: swim on the east coast.');
  if (east === 'most') return t('The sea is rough on the east coast: swim on the west and south coasts.');
  return t('The sea is calm on both coasts on most days.');
}

/** Whether a part is told of; a test holds the list against the climates. */
export const toldParts = parts.map(({ climate, district }) => ({ climate, is: climateOf(district) }));
