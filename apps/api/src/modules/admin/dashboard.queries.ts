import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

interface Rest {
  destinations: number;
  pendingPayments: number;
  openChargebacks: number;
  hiddenReviews: number;
  waitingReviews: number;
  reportedReviews: number;
  reportedInquiries: number;
  openAlerts: number;
}

/** What is few, or has an index of its own, and so is counted as it stands. */
export async function countTheRest(db: Db): Promise<Rest> {
  const { rows } = await db.execute<Rest & Record<string, unknown>>(sql`
    select (select count(*)::int from destinations where deleted_at is null) as destinations,
      (select count(*)::int from payments where status = 'pending') as "pendingPayments",
      (select count(*)::int from payments where status = 'charged_back' and not exists (
        select from chargeback_cases where payment_id = payments.id and answered_at is not null)) as "openChargebacks",
      (select count(*)::int from reviews where hidden_at is not null) as "hiddenReviews",
      (select count(*)::int from reviews where waiting_since is not null) as "waitingReviews",
      (select count(distinct review_id)::int from review_reports where decided_at is null
        and exists (select from reviews where reviews.id = review_id and waiting_since is null)) as "reportedReviews",
      (select count(*)::int from inquiries where reported_at is not null) as "reportedInquiries",
      (select count(*)::int from alerts where answered_at is null) as "openAlerts"`);
  const [counted] = rows;
  if (!counted) throw new Error('A row of counts always comes, and did not.');
  return counted;
}
