import type { MerchantSettings } from '@serendib/contract/payments/gateway';
import { z } from 'zod';
import type { AddJob } from '../../../platform/jobs/jobs.ts';
import type { Context } from '../../../platform/module.ts';

/** What is sent to the notification address: one after the other, each so often at once. */
export const delivery = z.object({
  url: z.string(),
  notices: z.array(z.object({ fields: z.record(z.string(), z.string()), copies: z.int() })),
});
export type Delivery = z.infer<typeof delivery>;

export interface SimulatorContext extends Context {
  merchant: MerchantSettings;
  deliver: AddJob<Delivery>;
}
