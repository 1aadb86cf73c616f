import { districts, popularDistricts } from '@serendib/contract/options/places';

const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const popular: readonly string[] = popularDistricts;

/** The 25 districts for a select, the most asked for first. */
export const districtChoices = [
  { label: 'Popular', options: options(popular) },
  { label: 'All districts', options: options(districts.filter((name) => !popular.includes(name))) },
];
