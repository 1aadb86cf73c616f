import type { KindName } from '@serendib/contract/listings/kind';
import type { ReactNode } from 'react';
import type { Pin } from '~/ui/map/pins.ts';
import { CompareMarks } from '../compare/compare-marks.tsx';
import type { LoadedList } from '../load-list.ts';
import { FoundAround } from '../map/found-around.tsx';

export type FoundOf<Item> = Pick<LoadedList<Item>, 'list' | 'path' | 'query' | 'refused'>;

interface FoundCardsProps<Item> {
  found: FoundOf<Item>;
  kind: KindName;
  /** What several of the kind are called. */
  plural: string;
  titleOf: (item: Item) => string | null;
  pinsOf: (list: readonly Item[]) => readonly Pin[];
  card: (item: Item, index: number) => ReactNode;
  /** Said where nothing was found. */
  empty: ReactNode;
  /** Cards that are as wide as the list. */
  inRows?: boolean;
}

/** What was found of a kind: on a map where that is asked for, and as cards that can be marked to be compared. */
export function FoundCards<Item extends { _id: string }>(props: FoundCardsProps<Item>) {
  const { found, kind, plural, titleOf, pinsOf, card, empty, inRows = false } = props;
  const { list, path, query, refused } = found;
  const marks = list.data.map((item) => ({ id: item._id, title: titleOf(item) }));
  return (
    <FoundAround path={path} query={query} refused={refused} pins={() => pinsOf(list.data)}>
      {list.data.length === 0 ? (
        empty
      ) : (
        <>
          <div className={`${inRows ? 'row-cards' : 'card-grid'} marked`}>{list.data.map(card)}</div>
          <CompareMarks kind={kind} plural={plural} items={marks} />
        </>
      )}
    </FoundAround>
  );
}
