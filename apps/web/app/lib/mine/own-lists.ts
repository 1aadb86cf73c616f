import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, OwnState } from '@serendib/contract/listings/views';
import type { Call } from '~/lib/api/call.ts';
import { allOf } from './all-of.ts';

interface Views {
  /** All of it, but long texts are cut, and of the pictures there is the first alone. */
  summary: OwnerView[KindName];
  /** What is counted. */
  state: OwnState;
}
type Ask<Item> = (key: string, asked: object) => Promise<{ data: Item[]; next: string | null }>;

/** All listings of the account of a kind, in any state, each with no more than is needed: articles and addresses of pictures add up. */
export function fetchOwn<View extends keyof Views>(
  call: Call,
  kind: KindName,
  view: View,
): Promise<Views[View][]> {
  const ask = call as Ask<unknown> as Ask<Views[View]>;
  return allOf((query) => ask(keyOf(kind, 'mine'), { query: { view, ...query } }));
}
