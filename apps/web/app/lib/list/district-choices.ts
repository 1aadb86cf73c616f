import { districtGroups } from '@serendib/contract/options/places';

/** The 25 districts for a select, the most asked for first. */
export const districtChoices = Object.entries(districtGroups).map(([label, options]) => ({ label, options }));
