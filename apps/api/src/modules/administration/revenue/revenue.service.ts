import type { RevenueMonth } from '@serendib/contract/administration/dashboard-rows';
import { serviceWords } from '@serendib/contract/payments/services';
import type { Context } from '../../../platform/module.ts';
import { sumByMonth } from './revenue.queries.ts';

const colombo = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Colombo',
  year: 'numeric',
  month: '2-digit',
});

/** The months up to this one, `2026-11`, the present one last. */
function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = colombo.format(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + (month - 1) - (count - 1 - index);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** What was paid and not given back, by month and service; months without anything are there too. */
export async function showRevenue(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { months: count }: { months: number },
): Promise<RevenueMonth[]> {
  const months = lastMonths(clock(), count);
  const paid = await sumByMonth(db, new Date(`${months[0]}-01T00:00:00+05:30`));
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
