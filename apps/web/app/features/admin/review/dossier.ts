import { keyOf } from '@serendib/contract/listings/calls/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ListingHistory } from '@serendib/contract/listings/write-rows';
import type { ListingReview } from '@serendib/contract/moderation/desk-rows';
import { useCallback, useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';

/** A listing with all that helps to judge it. */
export interface Dossier {
  kind: KindName;
  listing: OwnerView[KindName];
  review: ListingReview;
  history: ListingHistory;
}

async function fetchDossier(id: string): Promise<Dossier> {
  const params = { id };
  const [review, history] = await Promise.all([
    call('GET /admin/listings/{id}/review', { params }),
    call('GET /listings/{id}/history', { params }),
  ]);
  const { kind } = review.listing;
  const listing = (await call(keyOf(kind, 'oneForAdmin'), { params })) as OwnerView[KindName];
  return { kind, listing, review, history };
}

/** What was on the screen, as it stood then: what a person has opened, they have looked at. */
const opened = new Set<string>();
export const wasOpened = ({ _id, version }: { _id: string; version: number }): boolean =>
  opened.has(`${_id} ${version}`);

/** What was fetched already: the next one is, while this one is read. */
const fetched = new Map<string, Promise<Dossier>>();

/** Fetches a dossier before it is opened. */
export function prepareDossier(id: string): void {
  void dossierOf(id).catch(() => {});
}

function dossierOf(id: string): Promise<Dossier> {
  const known = fetched.get(id);
  if (known) return known;
  const asked = fetchDossier(id);
  fetched.set(id, asked);
  asked.catch(() => fetched.delete(id));
  return asked;
}

const listeners = new Set<(id: string) => void>();

/** After a change: components that show it fetch it anew. */
export function forgetDossier(id: string): void {
  fetched.delete(id);
  for (const tell of listeners) tell(id);
}

export type DossierState = { id: string; dossier: Dossier | null; error: unknown };

/** The dossier of an item, and a way to ask for it anew. */
export function useDossier(id: string | null) {
  const [state, setState] = useState<DossierState>();
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when its caller says so
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    dossierOf(id).then(
      (dossier) => {
        if (!isWanted) return;
        opened.add(`${id} ${dossier.review.listing.version}`);
        setState({ id, dossier, error: null });
      },
      (error: unknown) => isWanted && setState({ id, dossier: null, error }),
    );
    return () => {
      isWanted = false;
      // Who comes back to it sees it as it is then.
      fetched.delete(id);
    };
  }, [id, asked]);
  useEffect(() => {
    const hear = (changed: string) => changed === id && setAsked((times) => times + 1);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [id]);
  const again = useCallback(() => {
    if (id) forgetDossier(id);
  }, [id]);
  const shown = state && state.id === id ? state : undefined;
  return { dossier: shown?.dossier ?? null, error: shown?.error ?? null, again };
}
