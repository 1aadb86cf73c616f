import { wholeList } from '@serendib/contract/paging';
import type { Page } from './paging.ts';

/** How much of a list was asked for, as its endpoint's `wholeOrPage` has it. */
interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const pieceLength = 100;
/** Stories of the greatest length would fill many times the memory that a reply may take. */
const mostCharacters = 4_000_000;

/**
 * Reads a page where one was asked for, or else the whole list piece by piece, so that no query is larger than that
 * of a page. A list that is longer or heavier than one reply may be ends earlier; the next page begins there.
 */
export async function pageOrWhole<Query extends Asked, Item>(
  query: Query,
  read: (query: Omit<Query, 'limit'> & { limit: number }) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const { limit, cursor } = query;
  if (limit !== undefined || cursor !== undefined) return read({ ...query, limit: limit ?? pieceLength });
  const whole = await read({ ...query, limit: pieceLength });
  const next = () => whole.facts.nextCursor;
  let characters = lengthOf(whole.items);
  while (next() && whole.items.length < wholeList && characters < mostCharacters) {
    const piece = await read({ ...query, cursor: next(), limit: pieceLength });
    whole.items.push(...piece.items);
    whole.facts.nextCursor = piece.facts.nextCursor;
    characters += lengthOf(piece.items);
  }
  return whole;
}

const lengthOf = (items: unknown[]) => JSON.stringify(items).length;
