import { adminCases } from './admin.ts';
import type { GrowthCase } from './asked.ts';
import type { Contents } from './contents.ts';
import { listCases } from './lists.ts';
import { otherCases } from './others.ts';
import { searchCases } from './searches.ts';

export type { GrowthCase } from './asked.ts';
export { readContents } from './contents.ts';

/** All that can be asked for of a catalogue. */
export const growthCases = (contents: Contents): GrowthCase[] => [
  ...listCases(),
  ...searchCases(contents),
  ...otherCases(contents),
  ...adminCases(contents),
];
