import type { ItemInRow, ItemSummary } from '@serendib/contract/listings/item-summary';
import { mergeTrips } from '@serendib/contract/trips/merge';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

/** What is shown of a saved thing; without a network too. */
export interface Shown extends ItemInRow, Pick<ItemSummary, 'nameSi' | 'nameTa'> {
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
  /** The account that it is in or goes up into; null of what was begun signed out, until an account signs in. */
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

/** What could not be written, and what was stored then; it is kept until this tab is closed. */
interface Unwritten {
  here: LocalTrips;
  before: LocalTrips;
}
let unwritten: Unwritten | undefined;
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

let combined: { of: LocalTrips; with: Unwritten; made: LocalTrips } | undefined;

/** All that is known here: what is stored, which other tabs may have changed, and what could not be. */
export function readLocal(): LocalTrips {
  const there = stored();
  if (!unwritten) return there;
  if (combined?.of !== there || combined.with !== unwritten)
    combined = { of: there, with: unwritten, made: together(there, unwritten) };
  return combined.made;
}

export const storageProblem = (): StorageProblem | null => problem;

const byId = ({ trips }: LocalTrips) => new Map(trips.map((trip) => [trip.copy._id, trip]));

/** What another tab made of something, or else this one. */
const since = <Value>(before: Value | undefined, there: Value, here: Value): Value =>
  there === before ? here : there;

/** What other tabs wrote since, and what this one could not: a trip that one of them took away is gone. */
function together(there: LocalTrips, { here, before }: Unwritten): LocalTrips {
  const account = since(before.account, there.account, here.account);
  const [known, theirs, ours] = [byId(before), byId(there), byId(here)];
  const trips = [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((id) => {
    const [was, other, own] = [known.get(id), theirs.get(id), ours.get(id)];
    if (other && own) return [bothOf(was, other, own)];
    if (was || !own) return other && !was ? [other] : [];
    // What was begun here under an account that has left stays that account's.
    return [account === here.account ? own : { ...own, owner: own.owner ?? here.account }];
  });
  return { ...here, account, trips, shown: { ...there.shown, ...here.shown } };
}

/** All trips are read anew once another tab wrote one. */
const isSame = (one: LocalTrip | undefined, other: LocalTrip): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is stored as it was counts as unsent by what this tab knows of it: its answer may have found no room. */
const bothOf = (was: LocalTrip | undefined, other: LocalTrip, own: LocalTrip): LocalTrip => ({
  ...own,
  copy: mergeTrips(other.copy, own.copy),
  owner: since(was?.owner, other.owner, own.owner),
  savedAt: since(was?.savedAt, other.savedAt, own.savedAt),
  isUnsent: own.isUnsent || (other.isUnsent && !isSame(was, other)),
  isDeleted: since(was?.isDeleted, other.isDeleted, own.isDeleted) ?? false,
});

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
    unwritten = { here: written, before: stored() };
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
