import { findInquiryTransition, type InquiryEvent, inquiryEvents } from '@serendib/contract/inquiries/states';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '../../../../platform/testing.ts';

interface Step {
  id: string;
  from: string | null;
  to: string;
  by: 'traveller' | 'partner' | 'system';
}

const transitionOf = ({ from, to, by }: Step) =>
  inquiryEvents
    .map((event: InquiryEvent) => findInquiryTransition(from as never, event, by))
    .find((found) => found?.to === to);

const mailsOf = { other: 1, traveller: 1, both: 2, none: 0 };

/**
 * Has the database write down what was agreed at the moment it was, and each mail (of which a trial keeps the latest), apart
 * from all that the code does, so that they can be compared with what stands there in the end.
 */
export const witness = (api: TestApi) =>
  api.db.execute(sql`
    create table witnessed (inquiry_id uuid primary key, said jsonb not null);
    create function witness() returns trigger language plpgsql as $$ begin
      insert into witnessed select new.inquiry_id, jsonb_build_object('agreement', to_jsonb(new) - array['cancelled_at', 'cancelled_by'],
        'content', o.content, 'total', o.total) from offers o where o.id = new.offer_id;
      return null;
    end $$;
    create trigger witness after insert on agreements for each row execute function witness();
    create table witnessed_mails (inquiry_id uuid not null);
    create function witness_mail() returns trigger language plpgsql as $$ begin
      insert into witnessed_mails select substring(new.text from '/inquiries/([0-9a-f-]{36})')::uuid where new.text like '%/inquiries/%';
      return null;
    end $$;
    create trigger witness after insert on sent_mails for each row execute function witness_mail()`);

/** What must hold, in any order of what was tried; gives how often threads came to which status. */
export async function keepTheirPromises(api: TestApi): Promise<Record<string, number>> {
  const rows = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
  // One agreement for a day of a vehicle.
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
        select 1 from inquiry_steps s where s.inquiry_id = a.inquiry_id and s.to_status = 'offered' and s.by = 'partner')
        or (select count(*) from inquiry_steps s where s.inquiry_id = a.inquiry_id and s.to_status = 'agreed' and s.by = 'traveller') <> 1`),
  ).toEqual([]);
  // Nothing changed after it was agreed, and nothing more was offered.
  expect(
    await rows(sql`select a.inquiry_id from agreements a join offers o on o.id = a.offer_id
      left join witnessed w on w.inquiry_id = a.inquiry_id
      where w.said is distinct from jsonb_build_object('agreement', to_jsonb(a) - array['cancelled_at', 'cancelled_by'],
        'content', o.content, 'total', o.total)
        or exists (select 1 from offers later where later.inquiry_id = a.inquiry_id and later.id > o.id)`),
  ).toEqual([]);
  expect(
    await rows(
      sql`select count(*)::int from witnessed where inquiry_id not in (select inquiry_id from agreements)`,
    ),
  ).toEqual([{ count: 0 }]);
  const { counts, expected } = await walk(
    (await rows(
      sql`select inquiry_id as id, from_status as "from", to_status as "to", by from inquiry_steps order by inquiry_id, id`,
    )) as unknown as Step[],
    (await rows(sql`select id, status from inquiries`)) as unknown as { id: string; status: string }[],
  );
  // Everything mailed once: a mail for each message after the first, and for each step those that the table names.
  for (const { id, n } of (await rows(
    sql`select inquiry_id as id, count(*)::int - 1 as n from inquiry_messages group by 1`,
  )) as unknown as { id: string; n: number }[])
    expected.set(id, (expected.get(id) ?? 0) + n);
  const mailed = (await rows(
    sql`select inquiry_id as id, count(*)::int as n from witnessed_mails group by 1`,
  )) as unknown as { id: string; n: number }[];
  const sent = new Map(mailed.map(({ id, n }) => [id, n]));
  expect([...expected].filter(([id, n]) => (sent.get(id) ?? 0) !== n)).toEqual([]);
  expect([...sent.keys()].filter((id) => !expected.has(id))).toEqual([]);
  return { ...counts, mails: mailed.reduce((sum, { n }) => sum + n, 0) };
}

/** Each thread goes through the table of transitions, from step to step, to where it stands. */
function walk(steps: Step[], threads: { id: string; status: string }[]) {
  const last = new Map<string, string>();
  const counts: Record<string, number> = {};
  const expected = new Map<string, number>();
  for (const one of steps) {
    const before = last.get(one.id) ?? null;
    const transition = one.from === null ? undefined : transitionOf(one);
    if (one.from !== before || (one.from !== null && !transition))
      throw new Error(`No transition of the table: ${JSON.stringify({ ...one, before })}`);
    last.set(one.id, one.to);
    counts[one.to] = (counts[one.to] ?? 0) + 1;
    expected.set(one.id, (expected.get(one.id) ?? 0) + (transition ? mailsOf[transition.mails] : 1));
  }
  expect(threads.filter(({ id, status }) => last.get(id) !== status)).toEqual([]);
  return { counts, expected };
}
