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

/** Each thread goes through the table of transitions to where it stands, and all that happens in it is mailed once. */
export async function walkThreads(api: TestApi, renewed: readonly string[]): Promise<Record<string, number>> {
  const rows = async <Row>(query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows as Row[];
  const { counts, expected } = walk(
    await rows<Step>(
      sql`select inquiry_id as id, from_status as "from", to_status as "to", by from inquiry_steps order by inquiry_id, id`,
    ),
    await rows<{ id: string; status: string }>(sql`select id, status from inquiries`),
  );
  const count = (id: string, n: number) => expected.set(id, (expected.get(id) ?? 0) + n);
  for (const id of renewed) count(id, 1);
  // For each step the mails that the table names; messages after the first are told of together.
  const mailed = await rows<{ id: string; n: number }>(
    sql`select inquiry_id as id, count(*)::int as n from witnessed_mails where messages = 0 group by 1`,
  );
  await checkMessages(rows);
  const sent = new Map(mailed.map(({ id, n }) => [id, n]));
  const wrong = [...expected].filter(([id, n]) => (sent.get(id) ?? 0) !== n);
  const [first] = wrong;
  expect(
    first && {
      ...{ threads: wrong.length, id: first[0], expected: first[1], sent: sent.get(first[0]) },
      steps: await rows(
        sql`select from_status, to_status, by, at from inquiry_steps where inquiry_id = ${first[0]} order by id`,
      ),
      mails: await rows(sql`select "to", key from witnessed_mails where inquiry_id = ${first[0]}`),
    },
  ).toBeUndefined();
  expect([...sent.keys()].filter((id) => !expected.has(id))).toEqual([]);
  // A guest's key is mailed to the guest alone.
  expect(
    await rows(sql`select m.inquiry_id from witnessed_mails m join inquiries i on i.id = m.inquiry_id
      where key is not null and m."to" is distinct from i.guest_email`),
  ).toEqual([]);
  // Who travelled with an account is asked once how it was.
  expect(
    await rows(sql`select coalesce(a.listing_id, w.listing_id), a.n, w.n
      from (select listing_id, u.email as "to", count(*) as n from inquiries join users u on u.id = traveller_id
        where review_asked_at is not null group by 1, 2) a
      full join (select listing_id, "to", count(*) as n from witnessed_reviews group by 1, 2) w using (listing_id, "to")
      where a.n is distinct from w.n`),
  ).toEqual([]);
  const [{ reviews } = { reviews: 0 }] = await rows<{ reviews: number }>(
    sql`select count(*)::int as reviews from witnessed_reviews`,
  );
  return { ...counts, mails: mailed.reduce((sum, { n }) => sum + n, 0), reviews };
}

type Rows = <Row>(query: ReturnType<typeof sql>) => Promise<Row[]>;

/** No message is told of twice, and each is told of or read, unless its thread ended before. */
async function checkMessages(rows: Rows): Promise<void> {
  const twice = await rows(sql`
    select inquiry_id from (select inquiry_id, count(*) - 1 as n from inquiry_messages group by 1) written
    full join (select inquiry_id, sum(messages) as n from witnessed_mails where messages > 0 group by 1) told using (inquiry_id)
    where told.n > coalesce(written.n, 0)`);
  const never = await rows(sql`
    select m.inquiry_id from inquiry_messages m join inquiries i on i.id = m.inquiry_id
    left join inquiry_told t on t.inquiry_id = m.inquiry_id and t.side <> m.by
    where i.status in ('open', 'offered', 'agreed', 'done') and (t.last_message_id is null or m.id > t.last_message_id)
      and m.at > coalesce(case m.by when 'traveller' then i.partner_read_at else i.traveller_read_at end, i.sent_at)`);
  expect({ twice, never }).toEqual({ twice: [], never: [] });
}

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
    // What never went out is not told to the partner when it is withdrawn.
    const mails = one.from === 'unconfirmed' && one.to === 'cancelled' ? 'none' : transition?.mails;
    expected.set(one.id, (expected.get(one.id) ?? 0) + (mails ? mailsOf[mails] : 1));
  }
  expect(threads.filter(({ id, status }) => last.get(id) !== status)).toEqual([]);
  return { counts, expected };
}
