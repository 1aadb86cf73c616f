import type { Availability } from '@serendib/contract/listings/availability';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { titleOf } from '@serendib/contract/listings/title-of';
import type { OwnedView, OwnerView, SharedView } from '@serendib/contract/listings/views';
import { kindUi } from '~/kinds/index.ts';
import type { Advice } from '~/kinds/kind-ui.ts';
import type { Call } from '~/lib/api/call.ts';
import { leaveOut } from '~/lib/mine/leave-out.ts';
import { fetchOwn } from '~/lib/mine/own-lists.ts';
import { adviceFor } from './live/advice.ts';

/** A listing of the signed-in account, of any kind, in any state. */
export interface MyListing extends SharedView, OwnedView, Partial<Availability> {
  kind: KindName;
  title: string;
  image: string | null;
  /** The print of ours that stands where there is no picture. */
  print: string;
  /** What it is and where, in a few words that anyone may read. */
  line: string;
  /** The same with what its owner knows it by. */
  ownLine: string;
  page: string;
  edit: string;
  /** What its owner could still do for it. */
  advice: Advice[];
}

/** In the order in which they are shown. */
export const shownKinds = Object.keys(kindUi) as KindName[];

export function myListing<K extends KindName>(kind: K, one: OwnerView[K]): MyListing {
  const about: Kind = kinds[kind];
  const { image, pages, drawing } = about;
  const details = one as unknown as Record<string, unknown>;
  const pictured = details[image];
  const { lineOf, ownLineOf } = kindUi[kind];
  const inOneLine = (words: ReturnType<typeof lineOf>) => words.filter(Boolean).join(', ');
  return {
    ...one,
    print: drawing(one._id, details),
    line: inOneLine(lineOf(one)),
    ownLine: inOneLine([...lineOf(one), ...(ownLineOf?.(one) ?? [])]),
    advice: adviceFor(kind, one),
    kind,
    title: titleOf(about, one),
    image: (Array.isArray(pictured) ? pictured[0] : pictured) || null,
    page: `${pages.one}/${one._id}`,
    edit: `${pages.edit}/${one._id}`,
  } as MyListing;
}

/**
 * All listings of the account, kind by kind, with long texts cut. A list that cannot be had is empty; without a session
 * the failure is thrown.
 */
export async function fetchMine(call: Call, names: readonly KindName[] = shownKinds): Promise<MyListing[]> {
  const lists = await Promise.all(
    names.map((kind) =>
      fetchOwn(call, kind, 'summary').then(
        (all) => all.map((one) => myListing(kind, one as never)),
        (error: unknown) => {
          leaveOut(error);
          return [];
        },
      ),
    ),
  );
  return lists.flat();
}
