import type { ServiceType } from '@serendib/contract/payments/services';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/module.ts';
import { isRevenue } from '../../payments/index.ts';

export interface PaidService {
  month: string;
  serviceType: ServiceType;
  cents: number;
  count: number;
}

/** What came in since a month began and stayed, by month in Sri Lanka and service. */
export async function sumByMonth(
  { db, isTrial }: Pick<Context, 'db' | 'isTrial'>,
  since: Date,
): Promise<PaidService[]> {
  const { rows } = await db.execute<{ month: string; service: ServiceType; cents: string; n: number }>(sql`
    select to_char(paid_at at time zone 'Asia/Colombo', 'YYYY-MM') as month, service_type as service,
      sum(amount_cents) as cents, count(*)::int as n
    from payments
    where ${isRevenue({ isTrial })} and paid_at >= ${since.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`);
  return rows.map(({ month, service: serviceType, cents, n: count }) => ({
    ...{ month, serviceType, count },
    cents: Number(cents),
  }));
}
