import { dayMs } from '@serendib/contract/calendar';
import type { Price } from '@serendib/contract/listings/price/price';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

/** What is known of a saved listing besides its name: for sums, and for the nights. */
export interface SavedDetails {
  price: Price | null;
  hasBeds?: boolean | undefined;
  kilometresIncluded?: number | null | undefined;
  pricePerKm?: number | null | undefined;
}
type Known = Record<string, SavedDetails & { at: number }>;

const storageKey = 'serendib:trip-prices';
/** Prices are asked for again after a day. */
const freshMs = dayMs;
/** So many are asked for in one look at a trip; the next looks ask for the rest. */
const most = 60;

const endpoints = {
  tourGuide: 'GET /tour-guides/{id}',
  vehicle: 'GET /vehicles/{id}',
  tour: 'GET /tours/{id}',
  businessListing: 'GET /affiliate-links/{id}',
} as const;
type Priced = keyof typeof endpoints;
export const isPriced = (kind: string): kind is Priced => kind in endpoints;

const isKnown = (kept: Kept): kept is Known => Object.values(kept).every((one) => one);

function stored(): Known {
  const kept = parseKept(readText(storageKey));
  return kept && isKnown(kept) ? kept : {};
}

async function ask(kind: Priced, id: string): Promise<SavedDetails> {
  const listing = await call(endpoints[kind], { params: { id }, fresh: true });
  const { price } = listing;
  if ('businessType' in listing) return { price, hasBeds: listing.businessType === 'hotel' };
  if (!('pricePerKm' in listing)) return { price };
  const { kilometresIncluded, pricePerKm } = listing;
  return { price, kilometresIncluded, pricePerKm };
}

/** The same with what was read last of one listing, or without it where it is gone. */
function withRead(id: string, { [id]: _, ...others }: Known, read: SavedDetails | 'gone'): Known {
  return read === 'gone' ? others : { ...others, [id]: { ...read, at: Date.now() } };
}

const goneOrAway = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? 'gone' : undefined;

type Details = Record<string, SavedDetails | undefined>;

/** What is saved in a trip and still there, with its details. */
export interface SavedThere {
  there: TripCopy['items'];
  details: Details;
}

/**
 * What is not known comes first, then what was read longest ago: else what is saved late in a long trip would never be read.
 * Businesses come before the rest that is not known, since until then each counts as a bed for the night.
 */
function byAge(wanted: readonly { kind: string; id: string }[], known: Known) {
  const ageOf = ({ kind, id }: { kind: string; id: string }) =>
    known[id]?.at ?? (kind === 'businessListing' ? -1 : 0);
  return wanted.toSorted((one, other) => ageOf(one) - ageOf(other));
}

/** Prices and beds of what is saved or agreed, as they were last read; those that are not known yet come one after the other. */
export function useSavedDetails(items: readonly { kind: string; itemId: string }[]): Details {
  const [known, setKnown] = useState<Known>(stored);
  const key = items.flatMap(({ kind, itemId }) => (isPriced(kind) ? [`${kind} ${itemId}`] : [])).join();
  useEffect(() => {
    let isStopped = false;
    const look = async () => {
      const wanted = key.split(',').map((one) => {
        const [kind = '', id = ''] = one.split(' ');
        return { kind, id };
      });
      let left = most;
      for (const { kind, id } of byAge(wanted, stored())) {
        const before = stored()[id];
        if (isStopped || !isPriced(kind)) continue;
        if (before && Date.now() - before.at < freshMs) {
          // Another tab may have read it meanwhile.
          setKnown((now) => (now[id]?.at === before.at ? now : { ...now, [id]: before }));
          continue;
        }
        if (left === 0) continue;
        left -= 1;
        // What cannot be asked for now stays as it was.
        const read = await ask(kind, id).catch(goneOrAway);
        if (!read) continue;
        // Where there is no room it is asked for again the next time.
        keepText(storageKey, JSON.stringify(withRead(id, stored(), read)));
        if (!isStopped) setKnown((now) => withRead(id, now, read));
      }
    };
    void look();
    return () => {
      isStopped = true;
    };
  }, [key]);
  return known;
}
