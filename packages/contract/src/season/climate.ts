import { type Month, months, monthsFrom } from './months-in.ts';

/** What a part of the island has in a month: dry days, showers between two seasons, or its monsoon. */
export type Weather = 'dry' | 'showers' | 'monsoon';

interface Climate {
  dry: readonly Month[];
  monsoon: readonly Month[];
}

/**
 * The seasons of each part of the island; what is in neither list has showers. An estimate of ours, from the two
 * monsoons and the usual rain of each month: docs/seasons.md says how it was made.
 */
export const climates = {
  southWest: { dry: [12, 1, 2, 3], monsoon: [5, 6, 7, 8, 9] },
  highlands: { dry: [1, 2, 3], monsoon: [6, 7, 10, 11] },
  kandyHills: { dry: [1, 2, 3], monsoon: [10, 11] },
  uva: { dry: [2, 3, 6, 7, 8], monsoon: [11, 12] },
  dryZone: { dry: [1, 2, 3, 5, 6, 7, 8, 9], monsoon: [11, 12] },
  north: { dry: monthsFrom(2, 9), monsoon: [11, 12] },
  east: { dry: monthsFrom(3, 9), monsoon: [11, 12, 1] },
  south: { dry: [1, 2, 3, 6, 7, 8], monsoon: [] },
} satisfies Record<string, Climate>;
export type ClimateName = keyof typeof climates;

const districtsOf: Record<ClimateName, readonly string[]> = {
  southWest: ['Colombo', 'Gampaha', 'Kalutara', 'Galle', 'Matara', 'Ratnapura', 'Kegalle'],
  // It is not a message: a key.
  highlands: ['Nuwara Eliya'],
  kandyHills: ['Kandy'],
  uva: ['Badulla', 'Monaragala'],
  dryZone: ['Kurunegala', 'Puttalam', 'Anuradhapura', 'Polonnaruwa', 'Matale'],
  north: ['Jaffna', 'Kilinochchi', 'Mannar', 'Vavuniya', 'Mullaitivu'],
  east: ['Trincomalee', 'Batticaloa', 'Ampara'],
  south: ['Hambantota'],
};

/** When the sea off a coast is too rough to swim or sail; an estimate as well. */
export const roughSea = {
  west: monthsFrom(5, 9),
  east: [11, 12, 1, 2],
} satisfies Record<string, readonly Month[]>;

const coastsOf: Record<keyof typeof roughSea, readonly string[]> = {
  west: ['Puttalam', 'Gampaha', 'Colombo', 'Kalutara', 'Galle', 'Matara', 'Hambantota'],
  east: ['Mullaitivu', 'Trincomalee', 'Batticaloa', 'Ampara'],
};

const namedIn = <Name extends string>(lists: Record<Name, readonly string[]>, district: string) =>
  (Object.keys(lists) as Name[]).find((name) => lists[name].includes(district));

/** The part of the island with whose weather a district goes. */
export const climateOf = (district: string): ClimateName | undefined => namedIn(districtsOf, district);

/** The coast that a district has, where it has one with a season. */
const coastOf = (district: string): keyof typeof roughSea | undefined => namedIn(coastsOf, district);

export function weatherIn(district: string, month: Month): Weather | undefined {
  const name = climateOf(district);
  if (!name) return undefined;
  const { dry, monsoon }: Climate = climates[name];
  return monsoon.includes(month) ? 'monsoon' : dry.includes(month) ? 'dry' : 'showers';
}

export const monthsWith = (district: string, weather: Weather): Month[] =>
  months.filter((month) => weatherIn(district, month) === weather);

/** In which months the sea off a district is rough. */
export const roughIn = (district: string): readonly Month[] => {
  const coast = coastOf(district);
  return coast ? roughSea[coast] : [];
};
