import { addDays, dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import type { SignedInPerson, TestApi } from '../../../../platform/testing.ts';
import { addVehicle, anOffer, asked } from '../../testing.ts';

/** A number below `most`, from a seed. */
export type Next = (most: number) => number;
const oneOf = <T>(next: Next, all: readonly T[]): T => all[next(all.length)] as T;

/** Answers by their status, and those that were agreements. */
export interface Tried {
  statuses: Record<number, number>;
  steps: number;
}

export interface Clock {
  now: Date;
}

interface World {
  people: SignedInPerson[];
  vans: string[];
  threads: { id: string; traveller: SignedInPerson; partner: SignedInPerson }[];
  begun: Date;
  next: Next;
}

const tries = [
  ...['ask', 'offer', 'offer', 'offer', 'accept', 'accept', 'accept', 'accept'],
  ...['decline', 'cancel', 'message', 'report'],
] as const;
/** Hours by which time goes on: not at all, to the next hour or day, past a question, past an offer. */
const hours = [0, 0, 0, 0, 0, 1, 26, 24 * 8, 24 * 16];
const rounds = 9;

const daysIn = (begun: Date, from: number, to: number) => ({
  from: dayOf(addDays(begun, from)),
  to: dayOf(addDays(begun, to)),
});

/** One thing that any person tries in any thread, mostly who may; much of it is refused. */
async function tryOne(api: TestApi, { people, vans, threads, begun, next }: World): Promise<number> {
  const thread = threads.length > 0 ? oneOf(next, threads) : undefined;
  const what = thread ? oneOf(next, tries) : 'ask';
  if (!thread || what === 'ask') {
    const [van, who] = [next(vans.length), oneOf(next, people)];
    const days = oneOf(next, [daysIn(begun, 36, 40), daysIn(begun, 39, 42), daysIn(begun, 42, 44)]);
    const reply = await api.post('/inquiries', asked([vans[van] ?? ''], days), who);
    if (reply.statusCode === 201)
      threads.push({
        id: reply.json().threads[0]._id,
        traveller: who,
        partner: people[van] as SignedInPerson,
      });
    return reply.statusCode;
  }
  const may =
    what === 'offer'
      ? thread.partner
      : what === 'accept'
        ? thread.traveller
        : oneOf(next, [thread.traveller, thread.partner]);
  const who = next(6) > 0 ? may : oneOf(next, people);
  const at = `/inquiries/${thread.id}`;
  const sent = {
    offer: anOffer({ validUntil: dayOf(addDays(begun, 15)) }),
    message: { text: 'And now?' },
  };
  if (what === 'offer') return (await api.post(`${at}/offers`, sent.offer, who)).statusCode;
  if (what === 'message') return (await api.post(`${at}/messages`, sent.message, who)).statusCode;
  if (what !== 'accept')
    return (await api.post(`${at}/${what}`, { reason: 'Plans have changed.' }, who)).statusCode;
  const shown = await api.get(at, who);
  const made: { _id: string }[] = shown.statusCode === 200 ? shown.json().offers : [];
  const chosen = next(4) > 0 ? made.at(0) : oneOf(next, made);
  if (!chosen) return 404;
  return (await api.post(`${at}/offers/${chosen._id}/accept`, {}, who)).statusCode;
}

async function worldOf(api: TestApi, begun: Date, next: Next): Promise<World> {
  const people = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
  const vans = await Promise.all([0, 1].map((owner) => addVehicle(api, people[owner]?.id ?? '')));
  return { people, vans, threads: [], begun, next };
}

/**
 * A sequence for each of these, with people and vehicles of its own: what they try, up to four of it at once, while time
 * goes on for all of them.
 */
export async function trySequences(
  api: TestApi,
  clock: Clock,
  all: readonly Next[],
  tried: Tried,
): Promise<void> {
  const begun = new Date('2027-01-05T10:00:00Z');
  clock.now = begun;
  const worlds = await Promise.all(all.map((next) => worldOf(api, begun, next)));
  await api.db.execute(
    sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-06-01' where expires_at < '2090-01-01'`,
  );
  for (let round = 0; round < rounds; round++) {
    await pass(api, clock, oneOf(all[0] as Next, hours));
    const statuses = await Promise.all(
      worlds.flatMap((world) => Array.from({ length: 1 + world.next(4) }, () => tryOne(api, world))),
    );
    for (const status of statuses) tried.statuses[status] = (tried.statuses[status] ?? 0) + 1;
    tried.steps += statuses.length;
  }
  // Their journeys are made, or were never agreed.
  await pass(api, clock, 24 * 60);
}

async function pass(api: TestApi, clock: Clock, more: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 1_000 + more * 3_600_000);
  if (more === 0) return;
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:time', '{}')`);
  await api.runJobs();
}
