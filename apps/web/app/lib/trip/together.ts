import { mergeTrips } from '@serendib/contract/trips/merge';
import type { Trip } from '@serendib/contract/trips/trip';
import { randomId } from '~/lib/session/random-id.ts';
import { storedUser } from '~/lib/session/session.ts';
import { type LocalTrip, type LocalTrips, readLocal } from './local-trips.ts';
import { type Refusals, refusalOf } from './refusals.ts';
import { call, copyOf, setClock, withAnswer, withShown } from './send-up.ts';
import { isShownHere, keep, tripNow } from './trips.ts';

/** A trip of another that is changed here too, as long as its link says so. */
export const isTogether = ({ link }: LocalTrip): boolean => link !== undefined && !link.isRevoked;

/** Takes a trip that came by a link into the planner of this browser; what was changed here before stays. */
export function joinTrip(trip: Trip, key: string): void {
  keep((kept) => {
    const here = kept.trips.find(({ copy }) => copy._id === trip._id);
    const there = copyOf(trip);
    const joined: LocalTrip = {
      copy: here ? mergeTrips(there, here.copy) : there,
      owner: kept.account,
      savedAt: trip.updatedAt,
      isUnsent: here?.isUnsent ?? false,
      link: { key },
      touchedAt: Date.now(),
    };
    return {
      ...kept,
      trips: [...kept.trips.filter((one) => one !== here), joined],
      current: trip._id,
      shown: withShown(kept.shown, trip),
    };
  });
}

/** By its key, or by the session of the account that has joined it. */
const canBeAsked = ({ link, owner }: LocalTrip): boolean =>
  link?.key !== undefined || (owner !== null && owner === storedUser()?._id);

/** Whether it is brought to the others by who uses this browser now. */
export const isBrought = (trip: LocalTrip, kept: LocalTrips): boolean =>
  isTogether(trip) && isShownHere(trip, kept) && canBeAsked(trip);

/** Brings what was changed here to the others, and what they changed here. Gives what was refused, which keeps nothing else back. */
export async function sendTogether(): Promise<Refusals> {
  const kept = readLocal();
  let refused: Refusals = {};
  for (const trip of kept.trips)
    if (isBrought(trip, kept)) {
      const no = await bring(trip).catch((error: unknown) => refusalOf(error, trip.copy));
      refused = { ...refused, ...no };
    }
  return refused;
}

const unlessRevoked = (error: unknown) => {
  const { status } = error as { status?: number };
  if (status !== 404 && status !== 403) throw error;
};

async function bring({ copy: { _id }, link }: LocalTrip): Promise<undefined> {
  const asked = { params: { id: _id }, query: { key: link?.key } };
  // The answer says what time it is: what goes up is dated by that.
  const there = await call('GET /trips/{id}', asked).catch(unlessRevoked);
  keep(setClock);
  const sent = readLocal().trips.find(({ copy }) => copy._id === _id);
  if (!sent) return;
  const { copy: trip, isUnsent } = sent;
  const asSent = JSON.stringify(trip);
  const sentAt = new Date(tripNow()).toISOString();
  const answer =
    isUnsent && there?.mayChange
      ? await call('POST /trips/{id}/merge', { ...asked, body: { sentAt, trip } }).catch(unlessRevoked)
      : there;
  const isRevoked = !answer?.mayChange;
  keep((kept) => {
    const before = kept.trips.find((trip) => trip.copy._id === _id);
    if (!before?.link || before.link.key !== link?.key) return kept;
    const isChanged = JSON.stringify(before.copy) !== asSent;
    if (!answer || isRevoked)
      return withTrip(kept, before, { ...before, link: { ...link, isRevoked: true } });
    if (!isUnsent && !isChanged && answer.updatedAt === before.savedAt) return kept;
    const next = setClock(kept);
    const here = next.trips.find((trip) => trip.copy._id === _id);
    return here ? withAnswer(next, here.owner, here, isChanged, answer) : kept;
  });
}

export const withTrip = (kept: LocalTrips, before: LocalTrip, after: LocalTrip): LocalTrips => ({
  ...kept,
  trips: kept.trips.map((trip) => (trip === before ? after : trip)),
});

/** Makes a trip whose link was revoked one's own, which goes its own way from then on. */
export function keepAsOwn(id: string): void {
  const own = randomId();
  const asOwn = ({ copy }: LocalTrip): LocalTrip => ({
    ...{ copy: { ...copy, _id: own }, owner: null, savedAt: null, isUnsent: true },
    touchedAt: Date.now(),
  });
  keep((kept) => ({
    ...kept,
    current: kept.current === id ? own : kept.current,
    trips: kept.trips.map((trip) => (trip.copy._id === id ? asOwn(trip) : trip)),
  }));
}
