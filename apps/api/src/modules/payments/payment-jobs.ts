import { z } from 'zod';
import type { AddJob, Jobs } from '../../platform/jobs/jobs.ts';

const lookWanted = z.object({ orderId: z.string(), look: z.int().min(0) });
export type LookWanted = z.infer<typeof lookWanted>;

export interface PaymentJobs {
  /** Asks the gateway about an order that is not settled yet. */
  look: AddJob<LookWanted>;
}

export const definePaymentJobs = (
  jobs: Jobs,
  look: (wanted: LookWanted) => Promise<unknown>,
): PaymentJobs => ({
  look: jobs.define('payments:look', lookWanted, look),
});
