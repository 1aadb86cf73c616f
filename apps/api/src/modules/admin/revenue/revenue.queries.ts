import type { ServiceType } from '@serendib/contract/payments/services';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface PaidService {
  month: string;
  serviceType: ServiceType;
  cents: number;
  count: number;
}

/** What was completed since a month began, by month in Sri Lanka and service. A test payment is no revenue. */
export async function sumByMonth(db: Db, since: Date): Promise<PaidService[]> {
  const { rows } = await db.execute<{ month: string; service: ServiceType; cents: string; n: number }>(sql`
    select to_char(paid_at at time zone 'Asia/Colombo', 'YYYY-MM') as month, service_type as service,
      sum(amount_cents) as cents, count(*)::int as n
    from payments
    where status = 'completed' and service_type <> 'test_payment' and paid_at >= ${since.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`);
  return rows.map(({ month, service: serviceType, cents, n: count }) => ({
    ...{ month, serviceType, count },
    cents: Number(cents),
  }));
}
