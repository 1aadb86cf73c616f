import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/module.ts';

/** What is revenue: money that came in and stayed. A test payment is none, and in production nor is what the simulator or the sandbox took. */
export const isRevenue = ({ isTrial }: Pick<Context, 'isTrial'>): SQL =>
  sql`(status = 'completed' and service_type <> 'test_payment' and (${isTrial} or mode = 'live'))`;
