import { t, table } from '../words/t.ts';
import type { Option } from './option.ts';

export const provinces = [
  'Central',
  'Eastern',
  'North Central',
  'North Western',
  'Northern',
  'Sabaragamuwa',
  'Southern',
  'Uva',
  'Western',
] as const;
export type Province = (typeof provinces)[number];

/** The 25 districts from A to Z, each with its province. */
export const districtProvinces = {
  Ampara: 'Eastern',
  Anuradhapura: 'North Central',
  Badulla: 'Uva',
  Batticaloa: 'Eastern',
  Colombo: 'Western',
  Galle: 'Southern',
  Gampaha: 'Western',
  Hambantota: 'Southern',
  Jaffna: 'Northern',
  Kalutara: 'Western',
  Kandy: 'Central',
  Kegalle: 'Sabaragamuwa',
  Kilinochchi: 'Northern',
  Kurunegala: 'North Western',
  Mannar: 'Northern',
  Matale: 'Central',
  Matara: 'Southern',
  Monaragala: 'Uva',
  Mullaitivu: 'Northern',
  'Nuwara Eliya': 'Central',
  Polonnaruwa: 'North Central',
  Puttalam: 'North Western',
  Ratnapura: 'Sabaragamuwa',
  Trincomalee: 'Eastern',
  Vavuniya: 'Northern',
} as const satisfies Record<string, Province>;
export type District = keyof typeof districtProvinces;
export const districts = Object.keys(districtProvinces) as District[];

/** Listed first, as Popular, wherever a district is chosen for browsing. */
export const popularDistricts = ['Colombo', 'Kandy', 'Galle', 'Nuwara Eliya'] as const satisfies District[];

/** A district, province or town as it is called in this language; names that we do not know stay as they are. */
export const placeName = (name: string): string => table('place')?.[name] ?? name;

export const placeOptions = <const Name extends string>(names: readonly Name[]) =>
  names.map((value) => ({ value, label: placeName(value) })) as Option<Name>[];
const popular: readonly string[] = popularDistricts;

/** The 25 districts in groups, the most asked for first. */
export const districtGroups = {
  [t('Popular')]: placeOptions(popular),
  [t('All districts')]: placeOptions(districts.filter((name) => !popular.includes(name))),
};
