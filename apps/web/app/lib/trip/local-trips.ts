import type { ItemInRow } from '@serendib/contract/listings/item-summary';
import { mergeTrips } from '@serendib/contract/trips/merge';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

/** What is shown of a saved thing; without a network too. */
export interface Shown extends ItemInRow {
  district: string | null;
  latitude: number | null;
  longitude: number | null;
  /** It is not public any more. */
  isGone?: boolean;
  /** Read off a card while it could not be asked for. */
  isPartial?: boolean;
}

export interface TripLink {
  /** None where the trip came from the account, which has joined it on another device. */
  key?: string | undefined;
  /** Whether the account knows that it has joined the trip. */
  isInAccount?: boolean;
  /** It opens the trip no more, or only to be read. */
  isRevoked?: boolean;
}

/** A trip as this browser keeps it. */
export interface LocalTrip {
  copy: TripCopy;
  /** The account that it is in; null while it is in none. */
  owner: string | null;
  /** When the account's copy was last changed, of what was last read of it; null where it was never there. */
  savedAt: string | null;
  /** Changed here, and not in the account yet. */
  isUnsent: boolean;
  /** The link by which it is changed together; it is in the account of who made the link. */
  link?: TripLink;
  /** Deleted here; the account's copy goes when it can be reached. */
  isDeleted?: boolean;
  /** Its last change here, in milliseconds: the one changed last comes first. */
  touchedAt: number;
}

export interface LocalTrips {
  trips: LocalTrip[];
  /** The one into which hearts save. */
  current: string | null;
  /** The account whose trips are shown here; it stays when its session ends by itself. */
  account: string | null;
  /** By the key of an item. */
  shown: Record<string, Shown>;
  /** By how much the server's clock is ahead of this one, in milliseconds. */
  clockMs: number;
}

/** What keeps it from being kept: no room, or a browser that keeps nothing. */
export type StorageProblem = 'full' | 'forbidden';

export const storageKey = 'serendib:trips';

const nothing: LocalTrips = { trips: [], current: null, account: null, shown: {}, clockMs: 0 };

/** What could not be written; it is kept until this tab is closed. */
let unwritten: LocalTrips | undefined;
let problem: StorageProblem | null = null;

let lastText: string | null = null;
let lastRead: LocalTrips = nothing;

const isWhole = (kept: Kept): kept is Kept & LocalTrips =>
  Array.isArray(kept.trips) && kept.trips.every((trip) => trip?.copy?.stops);

/** What cannot be read is put aside under another name rather than written over. */
function parsed(text: string | null): LocalTrips {
  if (!text) return nothing;
  const kept = parseKept(text);
  if (kept && isWhole(kept)) return { ...nothing, ...kept };
  keepText(`${storageKey}:unread`, text);
  return nothing;
}

function stored(): LocalTrips {
  const text = readText(storageKey);
  if (text === undefined) problem = 'forbidden';
  else if (text !== lastText) {
    lastRead = parsed(text);
    lastText = text;
  }
  return lastRead;
}

let combined: { of: LocalTrips; with: LocalTrips; made: LocalTrips } | undefined;

/** All that is known here: what is stored, which other tabs may have changed, and what could not be. */
export function readLocal(): LocalTrips {
  const there = stored();
  if (!unwritten) return there;
  if (combined?.of !== there || combined.with !== unwritten)
    combined = { of: there, with: unwritten, made: together(there, unwritten) };
  return combined.made;
}

export const storageProblem = (): StorageProblem | null => problem;

function together(there: LocalTrips, here: LocalTrips): LocalTrips {
  const trips = new Map(there.trips.map((trip) => [trip.copy._id, trip]));
  for (const trip of here.trips) {
    const other = trips.get(trip.copy._id);
    trips.set(trip.copy._id, other ? { ...trip, copy: mergeTrips(other.copy, trip.copy) } : trip);
  }
  return { ...here, trips: [...trips.values()], shown: { ...there.shown, ...here.shown } };
}

/** Only what is saved somewhere is worth the room. */
function withoutUnused(kept: LocalTrips): LocalTrips {
  const used = new Set(
    kept.trips.flatMap(({ copy }) => copy.items.map(({ kind, itemId }) => `item:${kind}:${itemId}`)),
  );
  return { ...kept, shown: Object.fromEntries(Object.entries(kept.shown).filter(([key]) => used.has(key))) };
}

/** Writes it down, or keeps it in memory and remembers why. */
export function writeLocal(kept: LocalTrips): void {
  const written = withoutUnused(kept);
  const text = JSON.stringify(written);
  if (!keepText(storageKey, text)) {
    unwritten = written;
    problem = isForbidden() ? 'forbidden' : 'full';
    return;
  }
  lastText = text;
  lastRead = written;
  unwritten = undefined;
  problem = null;
}

const isForbidden = (): boolean => !keepText(`${storageKey}:try`, '') || !keepText(`${storageKey}:try`, null);

/** For tests: as after a new start of the browser. */
export function forgetMemory(): void {
  unwritten = undefined;
  problem = null;
  lastText = null;
  lastRead = nothing;
  combined = undefined;
}
