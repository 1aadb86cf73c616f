/** Where an order is made: at our own stand-in, or at PayHere's test or real service. */
export const orderModes = ['simulator', 'sandbox', 'live'] as const;
/** How payments are taken: not at all, or at one of these. */
export const paymentModes = ['paused', ...orderModes] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Cards of the sandbox and the simulator, with any name, any CVV and any month to come. Any other number fails. */
export const testCards = [
  { outcome: 'Accepted', visa: '4916217501611292', master: '5307732125531191', amex: '346781005510225' },
  {
    outcome: 'Insufficient funds',
    visa: '4024007194349121',
    master: '5459051433777487',
    amex: '370787711978928',
  },
  {
    outcome: 'Limit exceeded',
    visa: '4929119799365646',
    master: '5491182243178283',
    amex: '340701811823469',
  },
  { outcome: 'Do not honour', visa: '4929768900837248', master: '5388172137367973', amex: '374664175202812' },
  { outcome: 'Network error', visa: '4024007120869333', master: '5237980565185003', amex: '373433500205887' },
] as const;

/** The number of a card as it stands on one. */
export const groupedNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** What the simulator takes for the code that a bank would send. */
export const testOneTimeCode = '123456';

/** Addresses of the simulator, on our own origin; there in simulator mode alone. */
export const simulatorPaths = {
  checkout: '/simulator/pay/checkout',
  merchantApi: '/simulator/merchant/v1',
} as const;

export interface Checkout {
  merchantId: string;
  orderId: string;
  amount: string;
  currency: string;
  itemsDescription: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  country: string;
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string;
  hash: string;
}

/** The fields of the form that the browser posts to the gateway's page, under the gateway's names. */
export const checkoutForm = (checkout: Checkout): Record<string, string> => ({
  merchant_id: checkout.merchantId,
  return_url: checkout.returnUrl,
  cancel_url: checkout.cancelUrl,
  notify_url: checkout.notifyUrl,
  first_name: checkout.firstName,
  last_name: checkout.lastName,
  email: checkout.email,
  phone: checkout.phone,
  address: checkout.address,
  city: checkout.city,
  country: checkout.country,
  order_id: checkout.orderId,
  items: checkout.itemsDescription,
  currency: checkout.currency,
  amount: checkout.amount,
  hash: checkout.hash,
});

export interface MerchantSettings {
  id: string;
  secret: string;
  appId: string;
  appSecret: string;
}

/** The simulator's own, which is public. */
export const simulatorMerchant: MerchantSettings = {
  id: '1200000',
  secret: 'simulator-secret',
  appId: 'simulator-app',
  appSecret: 'simulator-app-secret',
};
