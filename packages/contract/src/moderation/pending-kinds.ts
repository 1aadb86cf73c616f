import type { KindName } from '../listings/kind.ts';
import { kindNames } from '../listings/kinds/index.ts';

/** The words by which the kinds go in the paths of what waits: `tourGuides`, `vehicles`. */
export const pendingKinds = Object.fromEntries(kindNames.map((name) => [`${name}s`, name])) as {
  [Name in KindName as `${Name}s`]: Name;
};
