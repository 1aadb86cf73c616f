import type { KindName } from '../listings/kind.ts';
import { kindNames, kinds } from '../listings/kinds/index.ts';

type ReviewedKind = {
  [Name in KindName]: (typeof kinds)[Name]['reviewed'] extends true ? Name : never;
}[KindName];
export type ReviewedType = ReviewedKind | 'destination';

/** What can be reviewed: the kinds whose declaration says so, and destinations. */
export const reviewedTypes = [
  ...kindNames.filter((name) => kinds[name].reviewed),
  'destination',
] as unknown as [ReviewedType, ...ReviewedType[]];
