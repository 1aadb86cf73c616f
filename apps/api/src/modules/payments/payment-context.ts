import { type MerchantSettings, simulatorMerchant } from '@serendib/contract/payments/gateway';
import type { Context } from '../../platform/module.ts';
import { type Gateway, openGateway } from './gateway/gateway.ts';
import type { PaymentJobs } from './payment-jobs.ts';
import { addressesOf, type GatewayAddresses, type PaymentSettings } from './payment-settings.ts';

/** What is there while payments are taken. */
export interface OpenGateway extends Gateway {
  mode: 'simulator' | 'sandbox' | 'live';
  addresses: GatewayAddresses;
}

export interface PaymentContext extends Context {
  /** None while payments are paused. */
  gateway: OpenGateway | undefined;
  /** Whose signature is believed; there while payments are paused too, where it was set. */
  merchant: MerchantSettings | undefined;
  /** Whether orders may be completed without paying: simulator and sandbox, in a trial. */
  takesTestPayments: boolean;
  paymentJobs: PaymentJobs;
}

export function openPayments(
  context: Context,
  { mode, merchant: given, addresses: others }: PaymentSettings,
): Omit<PaymentContext, 'paymentJobs'> {
  const merchant = given ?? (mode === 'simulator' ? simulatorMerchant : undefined);
  const takesTestPayments = context.isTrial && (mode === 'simulator' || mode === 'sandbox');
  if (mode === 'paused') return { ...context, gateway: undefined, merchant, takesTestPayments };
  if (!merchant) throw new Error(`Payments in mode ${mode} need a merchant.`);
  const addresses = others ?? addressesOf(mode, context.publicUrl);
  const gateway = { ...openGateway(addresses.merchantApi, merchant, context.clock), mode, addresses };
  return { ...context, gateway, merchant, takesTestPayments };
}
