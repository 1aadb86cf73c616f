import { z } from 'zod';
import { type Endpoint, empty, fileOf } from '../endpoint.ts';
import { id, wholeOrPage } from '../paging.ts';
import { formatNumber } from '../words/format-number.ts';
import { t } from '../words/t.ts';
import { orderModes, paymentModes } from './gateway.ts';
import { leastTestAmount, mostTestAmount } from './limits.ts';
import { serviceTypes } from './services.ts';
import { paymentStatusView, paymentView } from './views.ts';

const checkoutRequest = z.object({
  serviceType: z.enum(serviceTypes, t('Please choose what you would like to pay for.')),
  amount: z
    .number(t('Please enter an amount.'))
    .min(
      leastTestAmount,
      t('The amount must be at least LKR {amount}.', { amount: formatNumber(leastTestAmount) }),
    )
    .max(
      mostTestAmount,
      t('The amount can be at most LKR {amount}.', { amount: formatNumber(mostTestAmount) }),
    )
    .optional()
    .meta({ description: 'In LKR. Must be the price where it is sent; only a test payment names its own.' }),
  description: z
    .string()
    .max(500)
    .optional()
    .meta({ description: 'Taken and not used: we know what it is.' }),
  itemId: id.nullish().meta({ description: 'The listing it is for: the tour whose partnership is renewed.' }),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

const checkout = z.object({
  merchantId: z.string(),
  orderId: z.string(),
  amount: z.string().meta({ description: 'As the gateway wants it and as it is hashed.', example: '500.00' }),
  currency: z.literal('LKR'),
  itemsDescription: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  notifyUrl: z.string(),
  mode: z.enum(orderModes),
  hash: z.string(),
  checkoutUrl: z.string().meta({ description: 'Where the browser posts the form: the gateway’s page.' }),
});
export type CheckoutReply = z.infer<typeof checkout>;

const modeView = z.object({
  mode: z.enum(paymentModes),
  isPaused: z.boolean(),
  takesTestPayments: z
    .boolean()
    .meta({ description: 'Whether the test page and completion by hand are there.' }),
});
export type PaymentModeView = z.infer<typeof modeView>;

export const paymentEndpoints = {
  'GET /payments/mode': {
    summary: 'Whether payments are taken, and by which gateway; changes with a restart alone',
    access: 'public',
    success: { status: 200, reply: modeView },
  },
  'POST /payments/payhere/create-checkout': {
    summary:
      'Orders a service and gives the form for the gateway; an order younger than half an hour is reused',
    access: 'user',
    body: checkoutRequest,
    success: { status: 201, reply: checkout },
    refusals: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  },
  'GET /payments/payhere/status/{orderId}': {
    summary: 'What is known of an order of mine; administrators may ask about any',
    access: 'user',
    success: { status: 200, reply: paymentStatusView },
  },
  'GET /payments/user': {
    summary: 'My payments, newest first; all of them unless a limit is given',
    access: 'user',
    query: z.strictObject(wholeOrPage),
    success: { status: 200, reply: z.array(paymentView) },
  },
  'POST /payments/test/complete/{orderId}': {
    summary:
      'Completes an order of mine as if it were paid; in simulator and sandbox only, and not in production',
    access: 'user',
    success: { status: 200, reply: z.object({ payment: paymentView }) },
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

/** What the gateway and people with a receipt ask for. */
export const gatewayEndpoints = {
  'POST /payments/payhere/notify': {
    summary: 'What the gateway says of an order; believed only with the signature of our merchant’s secret',
    access: 'public',
    consumes: ['application/x-www-form-urlencoded'],
    form: z.looseObject({
      ...{ merchant_id: z.string(), order_id: z.string(), payment_id: z.string().optional() },
      ...{ payhere_amount: z.string(), payhere_currency: z.string(), method: z.string().optional() },
      ...{ status_code: z.enum(['2', '0', '-1', '-2', '-3']), md5sig: z.string() },
    }),
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'UNAVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;

export const receiptEndpoints = {
  'GET /payments/{orderId}/receipt': {
    summary: 'The receipt of a paid order, as a PDF of one page; its payer’s and administrators’',
    access: 'user',
    success: fileOf('application/pdf'),
    refusals: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
