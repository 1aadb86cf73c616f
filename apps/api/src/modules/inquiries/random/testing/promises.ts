import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '../../../../platform/testing.ts';
import { walkThreads } from './mails.ts';

/** What is to be found nowhere, each by one question to the database over all that was done. */
const broken = {
  'two agreements for a day of a vehicle': sql`
    select a.listing_id from calendar_spans a join calendar_spans b on a.listing_id = b.listing_id and a.id < b.id
    where a.source = 'agreement' and b.source = 'agreement'
      and daterange(a.first_day, a.last_day, '[]') && daterange(b.first_day, b.last_day, '[]')`,
  'an agreement for a day that its owner blocked after the offer': sql`
    select a.inquiry_id from agreements a join calendar_spans s on s.from_id = a.inquiry_id and s.source = 'agreement'
    join calendar_spans b on b.listing_id = s.listing_id and b.source = 'block' and b.id > a.offer_id
    where daterange(s.first_day, s.last_day, '[]') && daterange(b.first_day, b.last_day, '[]')`,
  'an agreement that does not stand as its thread does': sql`
    select i.id, i.status from inquiries i
    left join agreements a on a.inquiry_id = i.id and a.cancelled_at is null
    where (i.status in ('agreed', 'done')) <> (a.inquiry_id is not null)`,
  'days of a vehicle that are agreed and not busy, or busy and not agreed': sql`
    select i.id, i.status from inquiries i join listings l on l.id = i.listing_id
    left join calendar_spans s on s.from_id = i.id and s.source = 'agreement'
      and s.listing_id = i.listing_id and s.first_day = i.first_day and s.last_day = i.last_day
    where l.kind = 'vehicle' and (i.status in ('agreed', 'done')) <> (s.id is not null)`,
  'days of a thread that is over, or of another thread': sql`
    select s.id from calendar_spans s left join inquiries i on i.id = s.from_id
    where s.source in ('hold', 'agreement') and i.id is null
      or s.source = 'hold' and (i.status <> 'offered' or s.held_until > (
        select max(o.created_at) + interval '72 hours' from offers o where o.inquiry_id = i.id))`,
  'a departure with more people than places': sql`
    select d.listing_id from departures d join departure_seats s using (listing_id, first_day)
    group by d.listing_id, d.first_day having sum(s.seats) > max(d.places)`,
  'places without an agreement, or other than its people': sql`
    select s.from_id from departure_seats s left join inquiries i on i.id = s.from_id
    where i.id is null or i.status not in ('agreed', 'done') or s.seats <> i.adults + jsonb_array_length(to_jsonb(i.children))
      or (s.listing_id, s.first_day) is distinct from (i.listing_id, i.first_day)`,
  'a departure that was agreed on without its places': sql`
    select w.inquiry_id from witnessed w where w.departs and w.seats is null`,
  'something agreed without both': sql`
    select a.inquiry_id from agreements a join offers o on o.id = a.offer_id
    where o.inquiry_id <> a.inquiry_id or o.created_at > a.agreed_at or o.valid_until < a.agreed_at or not exists (
      select 1 from inquiry_steps s where s.inquiry_id = a.inquiry_id and s.to_status = 'offered' and s.by = 'partner')
      or (select count(*) from inquiry_steps s where s.inquiry_id = a.inquiry_id and s.to_status = 'agreed' and s.by = 'traveller') <> 1`,
  'something that changed after it was agreed, or an offer after it': sql`
    select a.inquiry_id from agreements a join offers o on o.id = a.offer_id
    left join witnessed w on w.inquiry_id = a.inquiry_id
    where w.said is distinct from jsonb_build_object('agreement', to_jsonb(a) - array['cancelled_at', 'cancelled_by'],
      'content', o.content, 'total', o.total)
      or exists (select 1 from offers later where later.inquiry_id = a.inquiry_id and later.id > o.id)`,
  'an agreement that is gone': sql`
    select inquiry_id from witnessed where inquiry_id not in (select inquiry_id from agreements)`,
  'two offers that stand at once': sql`
    select inquiry_id from offers where superseded_at is null group by 1 having count(*) > 1`,
  'a question of a guest that went out without their link': sql`
    select i.id from inquiries i where i.guest_email is not null and i.sent_at is not null and not exists (
      select 1 from inquiry_steps s where s.inquiry_id = i.id and s.from_status = 'unconfirmed' and s.to_status = 'open')`,
  'a journey that is over and whose traveller was not asked how it was': sql`
    select i.id from inquiries i where i.status = 'done' and i.review_asked_at is null and i.updated_at < i.last_day + interval '20 days'`,
};

export const promises = Object.keys(broken).length;

/** What must hold, in any order of what was tried; gives how often threads came to which status. */
export async function keepTheirPromises(
  api: TestApi,
  renewed: readonly string[],
): Promise<Record<string, number>> {
  for (const [what, query] of Object.entries(broken))
    expect((await api.db.execute(query)).rows, what).toEqual([]);
  return walkThreads(api, renewed);
}
