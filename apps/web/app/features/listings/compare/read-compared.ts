import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { mostCompared } from '@serendib/contract/listings/limits';
import type { Occasion } from '~/lib/list/compare-address.ts';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** What is odd about an address, which is read as well as it can be. */
export type Oddity = 'several kinds' | 'no listing' | 'too many';

/** Reads what an address asks to compare; `kinds` are those that can be. */
export function readCompared(
  { searchParams }: URL,
  kinds: Readonly<Partial<Record<KindName, Kind>>>,
): { kind: KindName | null; ids: string[]; occasion: Occasion; odd: Oddity[] } {
  const wordsOf = (name: string) => [
    ...new Set(
      searchParams
        .getAll(name)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim().toLowerCase())
        .filter(Boolean),
    ),
  ];
  const names = Object.keys(kinds) as KindName[];
  const found = wordsOf('kind').flatMap((word) => names.find((name) => name.toLowerCase() === word) ?? []);
  const ids = wordsOf('ids');
  const whole = ids.filter((id) => uuid.test(id));
  const isOdd: Record<Oddity, boolean> = {
    'several kinds': found.length > 1,
    'no listing': whole.length < ids.length,
    'too many': whole.length > mostCompared,
  };
  const one = (name: string) => searchParams.get(name)?.trim().slice(0, 100) || undefined;
  return {
    kind: found[0] ?? null,
    ids: whole.slice(0, mostCompared),
    occasion: { from: one('from'), to: one('to'), near: one('near') },
    odd: (Object.keys(isOdd) as Oddity[]).filter((oddity) => isOdd[oddity]),
  };
}
