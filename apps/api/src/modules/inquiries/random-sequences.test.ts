import { findInquiryTransition, type InquiryEvent, inquiryEvents } from '@serendib/contract/inquiries/states';
import { numbersFrom } from '@serendib/contract/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addVehicle, anOffer, asked } from './testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });

type Next = ReturnType<typeof numbersFrom>;
const oneOf = <T>(next: Next, all: readonly T[]): T => all[next(all.length)] as T;

const days = [
  { from: '2027-02-10', to: '2027-02-14' },
  { from: '2027-02-13', to: '2027-02-16' },
  { from: '2027-02-16', to: '2027-02-18' },
];

interface World {
  people: SignedInPerson[];
  vans: string[];
  threads: { id: string; traveller: SignedInPerson; partner: SignedInPerson }[];
}

/** One thing that any person tries in any thread; most of it is refused. */
async function step(world: World, next: Next): Promise<number> {
  const { people, vans, threads } = world;
  const thread = threads.length > 0 ? oneOf(next, threads) : undefined;
  const id = thread?.id;
  const what = oneOf(next, [
    'ask',
    'offer',
    'offer',
    'accept',
    'accept',
    'decline',
    'cancel',
    'message',
    'time',
  ]);
  // Mostly who may, sometimes any.
  const may = what === 'offer' ? thread?.partner : thread?.traveller;
  const who = may && what !== 'ask' && next(5) > 0 ? may : oneOf(next, people);
  if (what === 'ask' || !id) {
    const van = next(vans.length);
    const reply = await api.post('/inquiries', asked([vans[van] ?? ''], oneOf(next, days)), who);
    if (reply.statusCode === 201)
      threads.push({
        id: reply.json().threads[0]._id,
        traveller: who,
        partner: people[van] as SignedInPerson,
      });
    return reply.statusCode;
  }
  if (what === 'time') {
    now = new Date(now.getTime() + next(3) * 3_600_000);
    await api.db.execute(sql`select graphile_worker.add_job('inquiries:time', '{}')`);
    await api.runJobs();
    return 200;
  }
  const reason = { reason: 'Plans have changed.' };
  if (what === 'offer') return (await api.post(`/inquiries/${id}/offers`, anOffer(), who)).statusCode;
  if (what === 'message')
    return (await api.post(`/inquiries/${id}/messages`, { text: 'And now?' }, who)).statusCode;
  if (what !== 'accept') return (await api.post(`/inquiries/${id}/${what}`, reason, who)).statusCode;
  const shown = await api.get(`/inquiries/${id}`, who);
  const made: { _id: string }[] = shown.statusCode === 200 ? shown.json().offers : [];
  if (made.length === 0) return 404;
  return (
    await api.post(
      `/inquiries/${id}/offers/${(next(4) > 0 ? made[0] : oneOf(next, made))?._id}/accept`,
      {},
      who,
    )
  ).statusCode;
}

const rows = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;

/** What must hold, in which order it was ever tried. */
async function holds(): Promise<Record<string, number>> {
  expect(
    await rows(sql`select a.listing_id from calendar_spans a join calendar_spans b on a.listing_id = b.listing_id and a.id < b.id
      where a.source = 'agreement' and b.source = 'agreement'
        and daterange(a.first_day, a.last_day, '[]') && daterange(b.first_day, b.last_day, '[]')`),
  ).toEqual([]);
  // What is agreed has an agreement and its days, and what is not has neither.
  expect(
    await rows(sql`select i.id, i.status from inquiries i
      left join agreements a on a.inquiry_id = i.id and a.cancelled_at is null
      left join calendar_spans s on s.from_id = i.id and s.source = 'agreement'
      where (i.status = 'agreed') <> (a.inquiry_id is not null and i.status <> 'done')
        or (i.status in ('agreed', 'done')) <> (s.id is not null)`),
  ).toEqual([]);
  // Nothing agreed without both: its offer was made by the partner, and accepted by the traveller after it.
  expect(
    await rows(sql`select a.inquiry_id from agreements a join offers o on o.id = a.offer_id
      where o.inquiry_id <> a.inquiry_id or o.created_at > a.agreed_at or not exists (
        select 1 from inquiry_steps s where s.inquiry_id = a.inquiry_id and s.to_status = 'agreed' and s.by = 'traveller')`),
  ).toEqual([]);
  // Nothing is offered after it was agreed.
  expect(
    await rows(
      sql`select a.inquiry_id from agreements a join offers o using (inquiry_id) where o.created_at > a.agreed_at`,
    ),
  ).toEqual([]);
  const steps = (await rows(
    sql`select inquiry_id as id, from_status as "from", to_status as "to", by from inquiry_steps order by inquiry_id, id`,
  )) as { id: string; from: string | null; to: string; by: 'traveller' | 'partner' | 'system' }[];
  const last = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const one of steps) {
    expect(one.from, one.id).toBe(last.get(one.id) ?? null);
    last.set(one.id, one.to);
    const known =
      one.from === null ||
      inquiryEvents.some(
        (event: InquiryEvent) => findInquiryTransition(one.from as never, event, one.by)?.to === one.to,
      );
    expect(known, JSON.stringify(one)).toBe(true);
    counts[one.to] = (counts[one.to] ?? 0) + 1;
  }
  for (const { id, status } of (await rows(sql`select id, status from inquiries`)) as {
    id: string;
    status: string;
  }[])
    expect(last.get(id)).toBe(status);
  return counts;
}

test('random people doing random things, some at once, break no promise, and each agreement is mailed once to both', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
  const vans = [await addVehicle(api, people[0]?.id ?? ''), await addVehicle(api, people[1]?.id ?? '')];
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-01-20'`);
  const next = numbersFrom(11);
  const answers: Record<number, number> = {};
  for (let round = 0; round < 10; round++) {
    const world: World = { people, vans, threads: [] };
    for (let at = 0; at < 12; at++) {
      now = new Date(now.getTime() + 1_000);
      const statuses = await Promise.all(Array.from({ length: 1 + next(4) }, () => step(world, next)));
      for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
    }
  }
  expect(Object.keys(answers).filter((status) => Number(status) >= 500)).toEqual([]);
  const counts = await holds();
  for (const status of ['open', 'offered', 'agreed', 'declined', 'cancelled'])
    expect(counts[status] ?? 0, status).toBeGreaterThan(1);
  await api.runJobs();
  const [mailed] = await rows(sql`select
    (select count(*)::int from agreements) as made,
    (select count(*)::int from sent_mails where subject like 'Agreed%') as mails`);
  expect(mailed?.mails).toBe(2 * Number(mailed?.made));
}, 180_000);
