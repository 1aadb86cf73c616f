import { addDays, dayOf } from '@serendib/contract/calendar';
import type { SignedInPerson, TestApi } from '../../../../platform/testing.ts';
import { addListing } from '../../../listings/testing.ts';
import { addVehicle } from '../../testing.ts';

/** A number below `most`, from a seed. */
export type Next = (most: number) => number;
export const oneOf = <T>(next: Next, all: readonly T[]): T => all[next(all.length)] as T;

/** Who tries something: a person with an account, or a guest, who has nothing but the key of a mail. */
export type Actor = SignedInPerson | 'guest';

interface Thing {
  kind: 'vehicle' | 'tour';
  id: string;
  owner: SignedInPerson;
}

export interface Thread {
  id: string;
  traveller: Actor;
  partner: SignedInPerson;
  isOffered?: boolean;
}

export interface Clock {
  now: Date;
}

export interface World {
  people: SignedInPerson[];
  /** Two vans of two owners, and a tour of the first with departures. */
  things: Thing[];
  threads: Thread[];
  begun: Date;
  clock: Clock;
  next: Next;
}

/** A day so many after the one on which the world began. */
export const dayIn = ({ begun }: Pick<World, 'begun'>, days: number): string => dayOf(addDays(begun, days));

/** Spans that meet in some of their days; the tour leaves on the first day of two of them. */
export const spans = [
  [36, 40],
  [39, 42],
  [42, 44],
] as const;
export const leaving = [36, 42] as const;

export async function worldOf(api: TestApi, clock: Clock, next: Next): Promise<World> {
  const people = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
  const [first, second] = people as [SignedInPerson, SignedInPerson];
  const things: Thing[] = [
    { kind: 'vehicle', id: await addVehicle(api, first.id), owner: first },
    { kind: 'vehicle', id: await addVehicle(api, second.id), owner: second },
    { kind: 'tour', id: await addListing(api, 'tour', {}, { ownerId: first.id }), owner: first },
  ];
  const world = { people, things, threads: [], begun: clock.now, clock, next };
  await setDepartures(api, world, 5);
  return world;
}

/** The owner of the tour says how many places its departures have. */
export async function setDepartures(api: TestApi, world: World, places: number): Promise<number> {
  const tour = world.things.find(({ kind }) => kind === 'tour') as Thing;
  const departures = leaving.map((days) => ({ day: dayIn(world, days), places }));
  return (await api.put(`/tours/${tour.id}/departures`, { departures }, tour.owner)).statusCode;
}
