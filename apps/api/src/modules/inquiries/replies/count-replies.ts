import { addDays } from '@serendib/contract/calendar';
import { fewestThreads } from '@serendib/contract/listings/replies';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { setReplies } from '../../listings/index.ts';

const countedDays = 90;
/** So long a partner has before a thread without an answer counts against them. */
const patienceDays = 2;

const dayStarts = 7 * 60;
const dayMinutes = 14 * 60;
/** Minutes of daytime in Sri Lanka up to a moment. */
const daytime = (column: string): SQL =>
  sql.raw(`(floor(extract(epoch from (${column} at time zone 'Asia/Colombo')) / 86400) * ${dayMinutes}
    + least(greatest(extract(epoch from (${column} at time zone 'Asia/Colombo')::time) / 60 - ${dayStarts}, 0), ${dayMinutes}))`);

/**
 * Counts how soon one partner answers, or each partner, and writes it on their listings. A thread
 * counts once it was answered, or went without an answer for two days: what a traveller withdraws within the hour tells nothing, nor
 * does a thread without an answer whose traveller is suspended. What partners asked themselves, as guests with the address of
 * their account, is no question of a traveller.
 */
export async function countReplies(
  { db, clock }: { db: Db; clock: () => Date },
  partnerId?: string,
): Promise<void> {
  const at = clock();
  const since = (days: number) => sql`${addDays(at, -days).toISOString()}::timestamptz`;
  const now = sql`${at.toISOString()}::timestamptz`;
  const whose = partnerId ? sql`partner_id = ${partnerId}::uuid` : sql`true`;
  await setReplies(
    db,
    sql`
    select partner_id as owner_id, case when count(*) filter (where counts) >= ${fewestThreads} then jsonb_build_object(
        'medianMinutes', round(percentile_cont(0.5) within group (order by minutes) filter (where counts))::int,
        'share', (count(*) filter (where counts and minutes is not null))::numeric / (count(*) filter (where counts)),
        'threads', count(*) filter (where counts)) end as replies
    from (
      select partner_id, case when answered_at is not null then ${daytime('answered_at')} - ${daytime('sent_at')} end as minutes,
        (answered_at is not null
          or case when status in ('open', 'offered') then ${now} else updated_at end - sent_at >= make_interval(days => ${patienceDays})
            and not exists (select from users where users.id = traveller_id and suspended_at is not null)) as counts
      from inquiries where sent_at > ${since(countedDays)} and ${whose}
        and not exists (select from users where users.id = partner_id and lower(email) = lower(guest_email))
    ) thread group by partner_id`,
    partnerId,
  );
}
