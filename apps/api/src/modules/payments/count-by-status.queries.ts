import type { PaymentStatus } from '@serendib/contract/payments/states';
import { count } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../schema/index.ts';

export const countByStatus = (db: Db): Promise<{ status: PaymentStatus; count: number }[]> =>
  db.select({ status: payments.status, count: count() }).from(payments).groupBy(payments.status);
