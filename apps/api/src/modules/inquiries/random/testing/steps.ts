import { addDays, dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../../platform/testing.ts';
import { anOffer, asked } from '../../testing.ts';
import { type Actor, dayIn, oneOf, setDepartures, spans, type Thread, type World } from './world.ts';

/** What came of a step. */
export interface Outcome {
  status: number;
  /** Whether its person was on neither side of the thread. */
  stranger?: boolean;
  /** The thread of which a guest took the links back, for a new one. */
  renewed?: string;
}

const inThreads = [
  ...['offer', 'offer', 'offer', 'offer', 'offer', 'offer', 'offer', 'accept', 'accept', 'accept', 'accept'],
  ...['accept', 'accept', 'accept', 'accept', 'accept', 'message', 'new-link'],
  ...['decline', 'cancel', 'report', 'read', 'block'],
] as const;
const besides = ['ask', 'ask', 'ask', 'ask', 'blocks', 'places'] as const;

/** Accepted where none was made. */
const noOffer = '01900000-0000-7000-8000-000000000000';

/** One thing that any person tries, mostly who may; much of it is refused. */
export async function tryOne(api: TestApi, world: World): Promise<Outcome> {
  const { next, threads } = world;
  if (threads.length === 0) return tryAsking(api, world);
  const what = oneOf(next, [...inThreads, ...besides]);
  if (what === 'ask') return tryAsking(api, world);
  if (what === 'places') return { status: await setDepartures(api, world, 2 + next(6)) };
  if (what === 'blocks') return tryBlocking(api, world);
  const thread = threadFor(what, world);
  const may =
    what === 'offer' || what === 'block'
      ? thread.partner
      : what === 'accept' || what === 'new-link'
        ? thread.traveller
        : oneOf(next, [thread.traveller, thread.partner]);
  const who: Actor = next(6) > 0 ? may : oneOf(next, [...world.people, 'guest']);
  const inThread = await reach(api, world, thread, who);
  if (who === 'guest' && thread.traveller === 'guest' && next(2) === 0)
    return { ...inThread, status: (await inThread.post('/confirm')).statusCode };
  const reply = await inThread.post(...(await requestOf(world, { what, ...inThread })));
  const done = { status: reply.statusCode, stranger: inThread.stranger };
  if (what === 'offer' && reply.statusCode === 201) thread.isOffered = true;
  return what === 'new-link' && reply.statusCode < 300 ? { ...done, renewed: thread.id } : done;
}

/** Mostly one of the latest, which are seldom over, and to accept one in which something was offered. */
function threadFor(what: (typeof inThreads)[number], { next, threads }: World): Thread {
  const latest = threads.slice(-4);
  const offered = threads.filter(({ isOffered }) => isOffered).slice(-4);
  if (next(4) === 0) return oneOf(next, threads);
  return oneOf(next, what === 'accept' && offered.length > 0 ? offered : latest);
}

async function tryAsking(api: TestApi, world: World): Promise<Outcome> {
  const { next, people, things } = world;
  const who: Actor = next(4) > 0 ? oneOf(next, people) : 'guest';
  const chosen = next(4) > 0 ? [oneOf(next, things)] : things.slice(0, 2);
  const [from, to] = oneOf(next, spans);
  const body = asked([], {
    itemIds: chosen.map(({ kind, id }) => ({ kind, _id: id })),
    ...{ from: dayIn(world, from), to: dayIn(world, to), children: [4, 9].slice(next(3)) },
    ...(who === 'guest' && { guest: { name: 'Maja', email: `guest-${next(3)}-${people[0]?.email}` } }),
  });
  const reply = await api.post('/inquiries', body, who === 'guest' ? undefined : who);
  if (reply.statusCode === 201)
    for (const [index, { _id }] of (reply.json().threads as { _id: string }[]).entries())
      world.threads.push({ id: _id, traveller: who, partner: (chosen[index] as (typeof chosen)[0]).owner });
  return { status: reply.statusCode };
}

/** An owner blocks days of their van by hand, or opens all. */
async function tryBlocking(api: TestApi, world: World): Promise<Outcome> {
  const van = world.things[world.next(2)] as World['things'][0];
  const [from, to] = oneOf(world.next, spans);
  const blocks = world.next(2) > 0 ? [{ from: dayIn(world, from), to: dayIn(world, to) }] : [];
  const reply = await api.put(`/vehicles/${van.id}/calendar/blocks`, { blocks }, van.owner);
  return { status: reply.statusCode };
}

interface InThread {
  get: () => ReturnType<TestApi['get']>;
  post: (what: string, body?: object) => ReturnType<TestApi['post']>;
  stranger: boolean;
}

/** The calls of a thread as this person makes them: with their session, or with a key, which may be that of another thread. */
async function reach(api: TestApi, { next, threads }: World, thread: Thread, who: Actor): Promise<InThread> {
  const opened = who === 'guest' && next(6) === 0 ? oneOf(next, threads) : thread;
  const key = who === 'guest' ? await keyTo(api, opened, next) : undefined;
  const at = (what = '') => `/inquiries/${thread.id}${what}${key ? `?key=${key}` : ''}`;
  const options: InjectOptions | undefined = who === 'guest' ? undefined : who;
  return {
    get: () => api.get(at(), options),
    post: (what, body = {}) => api.post(at(what), body, options),
    stranger:
      who === 'guest'
        ? thread.traveller !== 'guest' || opened !== thread
        : who !== thread.traveller && who !== thread.partner,
  };
}

/** A key that was mailed, which may be one that was taken back. */
async function keyTo(api: TestApi, thread: Thread, next: World['next']): Promise<string | undefined> {
  const { rows } = await api.db.execute<{ key: string }>(
    sql`select key from witnessed_mails where inquiry_id = ${thread.id} and key is not null order by key`,
  );
  return rows.length > 0 ? oneOf(next, rows).key : undefined;
}

type Wanted = Pick<InThread, 'get'> & { what: (typeof inThreads)[number] };

async function requestOf(world: World, { what, get }: Wanted): Promise<[string, object?]> {
  const { next } = world;
  if (what === 'offer') {
    const days = next(5) > 0 ? {} : daysOf(world);
    return ['/offers', anOffer({ validUntil: dayOf(addDays(world.clock.now, next(12))), ...days })];
  }
  if (what === 'message') return ['/messages', { text: 'And now?' }];
  if (what === 'read' || what === 'block' || what === 'new-link') return [`/${what}`];
  if (what !== 'accept') return [`/${what}`, next(8) > 0 ? { reason: 'Plans have changed.' } : {}];
  const shown = await get();
  const made: { _id: string }[] = shown.statusCode === 200 ? shown.json().offers : [];
  const chosen = next(4) > 0 ? made.at(0) : oneOf(next, made);
  return [`/offers/${chosen?._id ?? noOffer}/accept`];
}

/** An offer may be for other days than were asked for. */
function daysOf(world: World): { from: string; to: string } {
  const [from, to] = oneOf(world.next, spans);
  return { from: dayIn(world, from), to: dayIn(world, to) };
}
