import type { MerchantSettings } from '@serendib/contract/payments/gateway';
import { addressesOf, type PaymentSettings } from '../payment-settings.ts';
import { openGateway } from './gateway.ts';

/** No order of ours is called so. */
const noOrder = 'doctor';

/**
 * Throws where the gateway is away, does not know our key, or does not let it look for payments: it is asked for one that
 * is not there. Nothing is changed by it, and the merchant's own secret is no part of it.
 */
export async function checkGateway(
  { mode, merchant }: { mode: Exclude<PaymentSettings['mode'], 'paused'>; merchant: MerchantSettings },
  publicUrl: string,
): Promise<void> {
  const { merchantApi } = addressesOf(mode, publicUrl);
  await openGateway(merchantApi, merchant, () => new Date()).findPayments(noOrder);
}
