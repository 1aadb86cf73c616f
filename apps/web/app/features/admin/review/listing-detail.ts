import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import type { ListingReview } from '@serendib/contract/moderation/review-endpoints';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';

/** A listing with all that helps to decide on it. */
export interface ListingDetail {
  kind: KindName;
  listing: OwnerView[KindName];
  review: ListingReview;
  history: ListingHistory;
}

async function fetchDetail(id: string): Promise<ListingDetail> {
  const params = { id };
  const [review, history] = await Promise.all([
    call('GET /admin/listings/{id}/review', { params }),
    call('GET /listings/{id}/history', { params }),
  ]);
  const { kind } = review.listing;
  const listing = (await call(keyOf(kind, 'oneForAdmin'), { params })) as OwnerView[KindName];
  return { kind, listing, review, history };
}

interface Row {
  _id: string;
  version: number;
}

/** What was on the screen, as it stood then: what a person has opened, they have looked at. */
const opened = new Set<string>();
const openedKey = ({ _id, version }: Row) => `${_id} ${version}`;
export const wasOpened = (row: Row): boolean => opened.has(openedKey(row));

/** By listing, the newest of its papers that were on the screen: one that was not was not looked at. */
const newestShown = new Map<string, string>();
export function papersWereShown(listingId: string, papers: readonly { _id: string }[]): void {
  const ids = papers.map(({ _id }) => _id).sort();
  const newest = ids.at(-1);
  if (newest) newestShown.set(listingId, newest);
}
/** For a decision to name: null where none was shown, nothing where the listing was not opened. */
export const newestPaperSeen = (row: Row): string | null | undefined =>
  wasOpened(row) ? (newestShown.get(row._id) ?? null) : undefined;

/** What was fetched already: the next one is, while this one is read. */
const fetched = new Map<string, Promise<ListingDetail>>();

/** Fetches the detail of a listing before it is opened. */
export function prefetchDetail(id: string): void {
  void detailOf(id).catch(() => {});
}

function detailOf(id: string): Promise<ListingDetail> {
  const known = fetched.get(id);
  if (known) return known;
  const asked = fetchDetail(id);
  fetched.set(id, asked);
  asked.catch(() => fetched.delete(id));
  return asked;
}

const listeners = new Set<(id: string) => void>();

/** After a change: components that show it fetch it anew. */
export function forgetDetail(id: string): void {
  fetched.delete(id);
  for (const tell of listeners) tell(id);
}

export type DetailState = { id: string; detail: ListingDetail | null; error: unknown };

/** What was shown stays, with what is typed in its form, where it cannot be had anew; what is gone does not. */
const leftOf = (before: DetailState | undefined, id: string, error: unknown) =>
  before?.id === id && !(error instanceof ApiError && error.status === 404) ? before.detail : null;

/** The detail of a listing, and a way to ask for it anew. */
export function useListingDetail(id: string | null) {
  const [state, setState] = useState<DetailState>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when its caller says so
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    detailOf(id).then(
      (detail) => {
        if (!isWanted) return;
        opened.add(openedKey(detail.review.listing));
        setState({ id, detail, error: null });
      },
      (error: unknown) =>
        isWanted && setState((before) => ({ id, detail: leftOf(before, id, error), error })),
    );
    return () => {
      isWanted = false;
      // Who comes back to it sees it as it is then.
      fetched.delete(id);
    };
  }, [id, asked]);
  useEffect(() => {
    const refetch = (changed: string) => changed === id && setAsked((times) => times + 1);
    listeners.add(refetch);
    return () => {
      listeners.delete(refetch);
      // Opened again it begins anew: what was decided of it meanwhile is not in what was shown.
      setState(undefined);
    };
  }, [id]);
  const again = useCallback(() => {
    if (id) forgetDetail(id);
  }, [id]);
  const shown = state && state.id === id ? state : undefined;
  return { detail: shown?.detail ?? null, error: shown?.error ?? null, again };
}
