import { capitalised } from './capitalised.ts';

/** The name of a field that has no label: `bestTimeToVisit` is read as `Best time to visit`. */
export const nameWords = (name: string): string =>
  capitalised(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
