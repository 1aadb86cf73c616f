import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { tooLongFor } from '../fields.ts';
import { id, search, wholeOrPage } from '../paging.ts';
import { t } from '../words/t.ts';
import { serviceTypes } from './services.ts';
import { paymentStatuses } from './states.ts';
import { adminPaymentView, paymentDetail, refundReasons } from './views.ts';

export type RefundReason = (typeof refundReasons)[number];
export const refundReasonWords: Record<RefundReason, string> = {
  duplicate: t('Paid twice'),
  technical_error: t('Technical error'),
};

const completedPayment = adminPaymentView.extend({
  completedBefore: z.object({ userName: z.string().nullable() }).nullable().meta({
    description: 'Another administrator, who had completed it before; null where there was none.',
  }),
});
export type CompletedPayment = z.infer<typeof completedPayment>;

const longestNote = 1_000;

const refundRequest = z.object({
  reason: z.enum(refundReasons, t('Please say why: paid twice, or a technical error.')),
  reportedOn: z.iso.date(t('Please enter the day on which it was reported.')),
  note: z.string().trim().max(longestNote, tooLongFor(longestNote)).nullish(),
  transactionId: z.string().max(100).nullish().meta({
    description: 'Of a surplus payment of the order: only that is given back, and what was bought stays.',
  }),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const paymentFilters = {
  search,
  status: z.enum(paymentStatuses).optional(),
  serviceType: z.enum(serviceTypes).optional(),
  userId: id.optional().meta({ description: 'Of one person.' }),
  surplus: z
    .literal('true')
    .optional()
    .meta({ description: 'Only orders that were paid more than once, where that money is still here.' }),
};

const revenue = z.object({
  total: z.number(),
  monthly: z.number().meta({ description: 'Since the first of this month in Asia/Colombo.' }),
  pendingCount: z.int(),
  completedCount: z.int(),
});
export type Revenue = z.infer<typeof revenue>;

export const adminPaymentEndpoints = {
  'GET /admin/payments': {
    summary: 'Payments of everybody, newest first',
    access: 'admin',
    query: z.object({ ...wholeOrPage, ...paymentFilters }),
    success: { status: 200, reply: z.array(adminPaymentView) },
  },
  'GET /admin/payments/summary': {
    summary:
      'What came in and stayed, in LKR; test payments are not counted, nor in production what no real money paid',
    access: 'admin',
    success: { status: 200, reply: revenue },
  },
  'GET /admin/payments/{orderId}': {
    summary:
      'One payment, by its order id or its `_id`, with what was said of it, what came of it and what was given back',
    access: 'admin',
    success: { status: 200, reply: paymentDetail },
  },
  'PATCH /payments/{id}/complete': {
    summary:
      'Completes an order by hand; doing so again changes nothing, and is refused with a note that would not be kept',
    access: 'admin',
    body: z.object({ note: z.string().trim().max(1000).nullish() }).nullish(),
    success: {
      status: 200,
      reply: completedPayment,
    },
    refusals: ['CONFLICT'],
  },
  'POST /admin/payments/reconcile': {
    summary:
      'Asks the gateway about orders that are not settled, and ends those that nobody paid within a day',
    access: 'admin',
    success: {
      status: 200,
      reply: z.object({
        updatedCount: z.int(),
        askedCount: z.int(),
        unansweredCount: z.int().meta({ description: 'Orders of which the gateway could not be asked.' }),
      }),
    },
    refusals: ['UNAVAILABLE'],
  },
  'POST /admin/payments/{id}/refund': {
    summary: 'Gives the money back through the gateway, and takes back what was bought',
    access: 'admin',
    stepUp: true,
    body: refundRequest,
    success: { status: 200, reply: paymentDetail },
    refusals: ['CONFLICT', 'UNAVAILABLE'],
  },
} as const satisfies Record<string, Endpoint>;
