import { type MerchantSettings, type PaymentMode, simulatorPaths } from '@serendib/contract/payments/gateway';

export interface PaymentSettings {
  mode: PaymentMode;
  /** Kept while payments are paused too: what was ordered before may still be heard of. */
  merchant?: MerchantSettings | undefined;
  /** Other addresses than the mode's own, for tests. */
  addresses?: GatewayAddresses;
}

export interface GatewayAddresses {
  /** Where the browser posts the checkout form. */
  checkout: string;
  /** What the paths of the merchant API follow on. */
  merchantApi: string;
}

/** All that differs between the simulator, the sandbox and the real thing, besides the credentials. */
export function addressesOf(mode: Exclude<PaymentMode, 'paused'>, publicUrl: string): GatewayAddresses {
  if (mode === 'simulator') {
    return {
      checkout: new URL(simulatorPaths.checkout, publicUrl).href,
      merchantApi: new URL(simulatorPaths.merchantApi, publicUrl).href,
    };
  }
  const origin = mode === 'live' ? 'https://www.payhere.lk' : 'https://sandbox.payhere.lk';
  return { checkout: `${origin}/pay/checkout`, merchantApi: `${origin}/merchant/v1` };
}
