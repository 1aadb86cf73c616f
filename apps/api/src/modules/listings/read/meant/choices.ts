import type { KindName } from '@serendib/contract/listings/kind';
import {
  type AskedOfKind,
  askedAtLast,
  askedOf,
  clausesOf,
  loosened,
} from '../../words/understanding/asked-of-kind.ts';
import type { UnderstoodSearch } from '../../words/understanding/understand.ts';
import { type Meant, nearRadiusKm } from './meant-steps.ts';

/** What a kind is asked for, and what instead where it has nothing of it. */
export function choicesOf(kind: KindName, search: UnderstoodSearch): Meant[] {
  const asked = askedOf(kind, search);
  if (!asked) return [{ asked, radiusKm: nearRadiusKm }];
  const known = clausesOf(kind, search);
  const atLast = askedAtLast(kind, search);
  const choices = [
    ...[asked, ...(known ? [known, ...loosened(known)] : []), ...loosened(asked)],
    ...(atLast ? [atLast, ...loosened(atLast)] : []),
  ];
  return choices.flatMap((one) => radiiOf(one).map((radiusKm) => ({ asked: one, radiusKm })));
}

/** How far is looked around a place that is named, where nothing is nearer. */
function radiiOf({ place, isNamed }: AskedOfKind): number[] {
  const further = isNamed ? [1, 2, 4] : [1, 2];
  return (place ? further : [1]).map((times) => times * nearRadiusKm);
}
