import type { RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import { monthOf, startOf } from '@serendib/contract/calendar';
import { monthsUpTo } from '@serendib/contract/calendar-months';
import { serviceWords } from '@serendib/contract/payments/services';
import type { Context } from '../../../platform/module.ts';
import { sumByMonth } from './revenue.queries.ts';

/** What was paid and not given back, by month and service; months without anything are there too. */
export async function showRevenue(
  context: Pick<Context, 'db' | 'clock' | 'isTrial'>,
  { months: count }: { months: number },
): Promise<RevenueMonth[]> {
  const now = context.clock();
  const months = monthsUpTo(now, count);
  const paid = await sumByMonth(context, startOf(months[0] ?? monthOf(now)));
  return months.map((month) => {
    const services = paid.filter((one) => one.month === month);
    return {
      month,
      total: services.reduce((sum, { cents }) => sum + cents, 0) / 100,
      services: services.map(({ serviceType, cents, count }) => ({
        ...{ serviceType, count, words: serviceWords(serviceType), amount: cents / 100 },
      })),
    };
  });
}
