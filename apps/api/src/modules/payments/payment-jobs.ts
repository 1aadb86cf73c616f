import { z } from 'zod';
import type { AddJob, Jobs } from '../../platform/jobs/jobs.ts';

const reconcileJob = z.object({ orderId: z.string(), look: z.int().min(0) });
export type ReconcileJob = z.infer<typeof reconcileJob>;

export interface PaymentJobs {
  /** Reconciles an order that is not settled yet. The name of the field `look` stays: queued jobs bear it. */
  look: AddJob<ReconcileJob>;
}

export const definePaymentJobs = (
  jobs: Jobs,
  look: (wanted: ReconcileJob) => Promise<unknown>,
): PaymentJobs => ({
  look: jobs.define('payments:look', reconcileJob, look),
});
