import { itemKey } from '@serendib/contract/trips/keys';
import { mostTrips } from '@serendib/contract/trips/limits';
import { mergeTrips } from '@serendib/contract/trips/merge';
import { withMoments } from '@serendib/contract/trips/moments';
import type { Trip, TripCopy } from '@serendib/contract/trips/trip';
import type { ItemOf } from '~/lib/api/call.ts';
import { ask } from '~/lib/api/call.ts';
import { makeCall } from '~/lib/api/make-call.ts';
import { storedToken } from '~/lib/session/session.ts';
import { isHeld, lookForHeld } from './held.ts';
import { type LocalTrip, type LocalTrips, readLocal, type Shown, type TripLink } from './local-trips.ts';
import { isRefusal, type Refusals, refusalOf } from './refusals.ts';
import { keep, readAt, tripNow } from './trips.ts';

/** What a clock may be wrong by before it counts: an answer's date has no more than seconds. */
const clockTolerance = 5_000;

/** So much is sent at once; the API takes twice that. */
const mostBytes = 500_000;

/** The token that calls are made with; any, until a sync has begun. */
let token: string | null | undefined;
export const callWith = (one: string | null): void => {
  token = one;
};

/** Another account may have signed in since: what is one's is neither sent nor kept as the other's. */
function refuseOthers(): void {
  if (token !== undefined && storedToken() !== token) throw new Error('The sync began in another session.');
}

/** Calls the API in the session that the sync began in, and learns from its answers what time it is. */
export const call = makeCall(async (sent) => {
  refuseOthers();
  const response = await ask(sent);
  refuseOthers();
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) serverDate = { date, at: Date.now() };
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: async () => {
      const body: unknown = await response.json();
      refuseOthers();
      return body;
    },
  };
});
let serverDate: { date: number; at: number } | undefined;

/**
 * Takes the server's clock from the last answer. Moments are written by it from now on, and those of changes made here
 * since the trip was read are moved by the difference, not into the future; what was read stays as the server dated it. Up to
 * five seconds are ignored.
 */
export function setClock(kept: LocalTrips): LocalTrips {
  if (!serverDate) return kept;
  const clockMs = serverDate.date - serverDate.at;
  const byMs = clockMs - kept.clockMs;
  if (Math.abs(byMs) <= clockTolerance) return kept;
  const now = Date.now() + clockMs;
  const moved = (at: string, after: number) =>
    Date.parse(at) <= after
      ? at
      : new Date(Math.max(after + 1, Math.min(Date.parse(at) + byMs, now))).toISOString();
  const trips = kept.trips.map((trip) =>
    trip.isUnsent ? { ...trip, copy: withMoments(trip.copy, (at) => moved(at, readAt(trip))) } : trip,
  );
  return { ...kept, clockMs, trips };
}

const inAccount = (kept: LocalTrips, userId: string) =>
  kept.trips.filter(({ owner, link }) => !link && (owner === null || owner === userId));

/**
 * Sends what was changed and deleted here, and reads what was changed elsewhere. Done twice it changes nothing more; what
 * is changed here meanwhile goes up the next time. Gives what was refused, which keeps nothing else back.
 */
export async function sendUp(userId: string): Promise<Refusals> {
  // The answer says what time it is: what goes up is dated by that.
  const { data: listed } = await call('GET /trips');
  keep(setClock);
  await lookForHeld();
  const there = new Set(listed.map(({ _id }) => _id));
  const settled = new Set<string>();
  for (const { copy } of deletedFor(userId, there)) {
    await call('DELETE /trips/{id}', { params: { id: copy._id } }).catch(unlessGone);
    settled.add(copy._id);
    // It may have been brought back meanwhile.
    keep((kept) => ({
      ...kept,
      trips: kept.trips.filter((trip) => !(trip.copy._id === copy._id && trip.isDeleted)),
    }));
  }
  let refused: Refusals = {};
  const unsent = inAccount(readLocal(), userId).filter(({ isUnsent, isDeleted }) => isUnsent && !isDeleted);
  for (const some of bySize(unsent)) {
    const sent = await sendPiece(userId, some);
    for (const { _id } of sent.taken) settled.add(_id);
    refused = { ...refused, ...sent.refused };
  }
  await readChanged(
    userId,
    listed.filter(({ _id }) => !settled.has(_id)),
  );
  keep((kept) => withoutDeleted(kept, userId, new Set([...there, ...settled])));
  return refused;
}

/** What is deleted and cannot be taken back any more; all that is deleted where one that was begun here needs its room. */
function deletedFor(userId: string, there: ReadonlySet<string>): LocalTrip[] {
  const all = inAccount(readLocal(), userId);
  const needsRoom =
    there.size >= mostTrips &&
    all.some(({ copy, isUnsent, isDeleted }) => isUnsent && !isDeleted && !there.has(copy._id));
  return all.filter(({ copy, isDeleted }) => isDeleted && (needsRoom || !isHeld(copy._id)));
}

export const unlessGone = (error: unknown) => {
  if ((error as { status?: number }).status !== 404) throw error;
};

/** In pieces of which each is small enough to be sent at once. */
function bySize(trips: LocalTrip[]): LocalTrip[][] {
  const pieces: LocalTrip[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const trip of trips) {
    // Three bytes for a letter of Sinhala.
    const size = 3 * JSON.stringify(trip.copy).length;
    if (bytes + size > mostBytes) pieces.push([]);
    bytes = bytes + size > mostBytes ? size : bytes + size;
    pieces.at(-1)?.push(trip);
  }
  return pieces;
}

/** Sends these at once; where one of them is refused, each by itself. */
async function sendPiece(
  userId: string,
  sent: readonly LocalTrip[],
): Promise<{ taken: Trip[]; refused: Refusals }> {
  try {
    return { taken: await sendSome(userId, sent), refused: {} };
  } catch (error) {
    const [first, ...others] = sent;
    if (!first || !isRefusal(error)) throw error;
    if (others.length === 0) return { taken: [], refused: refusalOf(error, first.copy) };
  }
  const [taken, refused]: [Trip[], Refusals[]] = [[], []];
  for (const one of sent) {
    const answer = await sendPiece(userId, [one]);
    taken.push(...answer.taken);
    refused.push(answer.refused);
  }
  return { taken, refused: Object.assign({}, ...refused) };
}

/** Sends these, and gives them as the account has them now. */
async function sendSome(userId: string, sent: readonly LocalTrip[]): Promise<Trip[]> {
  const { data } = await call('POST /trips/merge', {
    body: { sentAt: new Date(tripNow()).toISOString(), trips: sent.map(({ copy }) => copy) },
  });
  const orphans: string[] = [];
  keep((kept) => {
    const asSent = new Map(kept.trips.map(({ copy }) => [copy._id, JSON.stringify(copy)]));
    let next = setClock(kept);
    for (const [index, { copy }] of sent.entries()) {
      const answer = data[index];
      if (!answer) continue;
      const here = next.trips.find((trip) => trip.copy._id === copy._id);
      const isChanged = asSent.get(copy._id) !== JSON.stringify(copy);
      if (!here) orphans.push(answer._id);
      else next = withAnswer(next, userId, here, isChanged, answer);
    }
    return next;
  });
  // Deleted here while they were on their way.
  for (const id of orphans) await call('DELETE /trips/{id}', { params: { id } }).catch(unlessGone);
  return data;
}

/** What the account has now; what was changed here since it was sent stays, and goes up the next time. */
export function withAnswer(
  kept: LocalTrips,
  owner: string | null,
  here: LocalTrip,
  isChanged: boolean,
  answer: Trip,
): LocalTrips {
  const there = copyOf(answer);
  const copy = isChanged ? mergeTrips(there, { ...here.copy, _id: answer._id }) : there;
  const trip: LocalTrip = { ...here, copy, owner, savedAt: answer.updatedAt, isUnsent: isChanged };
  return {
    ...kept,
    current: kept.current === here.copy._id ? answer._id : kept.current,
    trips: kept.trips.map((one) => (one === here ? trip : one)),
    shown: withShown(kept.shown, answer),
  };
}

export function copyOf({
  version: _,
  mine: __,
  mayChange: ___,
  createdAt: ____,
  updatedAt: _____,
  ...rest
}: Trip): TripCopy {
  return { ...rest, items: rest.items.map(({ shown: _shown, ...item }) => item) };
}

export function withShown(
  known: Record<string, Shown>,
  { items }: Pick<Trip, 'items'>,
): Record<string, Shown> {
  const next = { ...known };
  for (const item of items) {
    const before = next[itemKey(item)];
    if (item.shown) next[itemKey(item)] = item.shown;
    else if (before) next[itemKey(item)] = { ...before, isGone: true };
  }
  return next;
}

type Listed = ItemOf<'GET /trips'>;

async function readChanged(userId: string, listed: readonly Listed[]): Promise<void> {
  const known = new Map(inAccount(readLocal(), userId).map((trip) => [trip.copy._id, trip]));
  const changed = listed.filter(({ _id, updatedAt }) => known.get(_id)?.savedAt !== updatedAt);
  for (const { _id } of changed) {
    const answer = await call('GET /trips/{id}', { params: { id: _id } }).catch(unlessGone);
    if (answer) keep((kept) => withRead(kept, userId, answer));
  }
}

export function withRead(kept: LocalTrips, userId: string, answer: Trip, link?: TripLink): LocalTrips {
  const here = kept.trips.find((trip) => trip.copy._id === answer._id);
  // What was changed here meanwhile is sent first, and then read.
  if (here?.isUnsent || here?.isDeleted) return kept;
  const trip: LocalTrip = {
    copy: copyOf(answer),
    owner: userId,
    savedAt: answer.updatedAt,
    isUnsent: false,
    touchedAt: Date.parse(answer.updatedAt) - kept.clockMs,
    ...(link && { link }),
  };
  const shown = withShown(kept.shown, answer);
  const trips = here ? kept.trips.map((one) => (one === here ? trip : one)) : [...kept.trips, trip];
  return { ...kept, trips, shown };
}

/**
 * What was in the account and is there no more was deleted on another device; what was changed here since is not, and what came by a
 * link is in the account of another.
 */
function withoutDeleted(kept: LocalTrips, userId: string, there: ReadonlySet<string>): LocalTrips {
  const trips = kept.trips.filter(
    ({ owner, link, isUnsent, isDeleted, copy }) =>
      owner !== userId || link !== undefined || isUnsent || isDeleted || there.has(copy._id),
  );
  return trips.length === kept.trips.length ? kept : { ...kept, trips };
}
