import { z } from 'zod';
import { plans } from '../entitlements/endpoints.ts';
import { id, instant } from '../paging.ts';
import { told } from '../words/told.ts';
import { orderModes } from './gateway.ts';
import { serviceTypes } from './services.ts';
import { paymentStatuses } from './states.ts';

const status = z.enum(paymentStatuses);
const serviceType = z.enum(serviceTypes);
const amount = z.number().meta({ description: 'In LKR, not in cents.', example: 500 });

export const paymentView = z.object({
  _id: id,
  orderId: z.string(),
  serviceType,
  description: told(z.string(), 'label'),
  amount,
  currency: z.literal('LKR'),
  status,
  createdAt: instant,
  paidAt: instant.nullable(),
  customerDetails: z.object({ name: z.string().nullable() }),
  paymentMethod: z
    .string()
    .nullable()
    .meta({ description: 'VISA, MASTER …; `admin_manual` or `test` where no gateway took it.' }),
  transactionId: z.string().nullable(),
  itemId: id.nullable().meta({ description: 'The listing it was bought for, where one was named.' }),
  subscriptionDetails: z.object({
    startDate: instant.nullable(),
    endDate: instant.nullable(),
    awaitingSubmission: z
      .boolean()
      .meta({ description: 'Paid for, and neither submitted nor given back yet: a voucher.' }),
    awaitingApproval: z.boolean().meta({
      description: 'A month for a tour that is not shown, kept until our team approves the tour again.',
    }),
    listingId: id.nullable().meta({ description: 'What the voucher was spent on.' }),
  }),
  hasReceipt: z.boolean(),
  isTest: z
    .boolean()
    .meta({ description: 'No real money is paid: ordered at the simulator or the sandbox.' }),
});
export type Payment = z.infer<typeof paymentView>;

export const paymentStatusView = z.object({
  orderId: z.string(),
  serviceType,
  description: told(z.string(), 'label'),
  amount,
  currency: z.literal('LKR'),
  status,
  createdAt: instant,
  canCompleteByHand: z.boolean().meta({
    description:
      'Whether the test completion may be asked for: simulator and sandbox, in a trial, and not once it is paid.',
  }),
});
export type PaymentStatusView = z.infer<typeof paymentStatusView>;

export const adminPaymentView = paymentView.extend({
  mode: z.enum(orderModes).meta({ description: 'Which gateway it was ordered at.' }),
  user: z.object({ _id: id, userName: z.string(), email: z.string() }).nullable(),
  hasSurplus: z.boolean().meta({
    description: 'Money came in for this order once more, and has not been given back.',
  }),
});
export type AdminPayment = z.infer<typeof adminPaymentView>;

const notification = z.object({
  _id: id,
  receivedAt: instant,
  outcome: z.enum(['applied', 'nothing new', 'paid again', 'refused']),
  reason: told(z.string().nullable().meta({ description: 'Why it was refused.' })),
  fields: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .meta({ description: 'As it was received; of a card, only what is masked.' }),
});

export const refundReasons = ['duplicate', 'technical_error'] as const;

const refund = z.object({
  _id: id,
  transactionId: z.string().nullable(),
  reason: z.enum(refundReasons),
  reportedOn: z.iso.date(),
  note: z.string().nullable(),
  requestedAt: instant,
  finishedAt: instant.nullable().meta({ description: 'Null while the gateway has not confirmed it.' }),
  gatewayRefundId: z.string().nullable(),
});

export const paymentDetail = adminPaymentView.extend({
  steps: z.array(
    z.object({
      from: status.nullable(),
      to: status,
      by: z.enum(['payer', 'gateway', 'reconciliation', 'admin', 'time']),
      actor: z.string().nullable(),
      note: told(z.string().nullable()),
      at: instant,
    }),
  ),
  notifications: z.array(notification),
  effects: z.object({
    entitlements: z.array(
      z.object({
        kind: z.string(),
        listingId: id.nullable(),
        plan: z.enum(plans).nullable(),
        startsAt: instant,
        endsAt: instant,
        cancelledAt: instant.nullable(),
      }),
    ),
    voucher: z
      .object({
        spentAt: instant.nullable(),
        listingId: id.nullable(),
        isAdded: z.boolean().meta({
          description: 'A month that was added to a tour which was not shown; nothing was submitted with it.',
        }),
        startedAt: instant.nullable().meta({ description: 'When the month of a tour began.' }),
        revokedAt: instant.nullable(),
      })
      .nullable(),
    takesDown: z.boolean().meta({
      description: 'Whether a listing that nothing else pays for is rejected when the money goes back.',
    }),
  }),
  refunds: z.array(refund),
  refundableUntil: z.iso
    .date()
    .nullable()
    .meta({ description: 'The last day on which a fault may have been reported, in Asia/Colombo.' }),
  surplusPayments: z
    .array(
      z.object({
        transactionId: z.string(),
        refundableUntil: z.iso.date().meta({
          description:
            'The last day on which a fault of it may have been reported, counted from its own coming.',
        }),
      }),
    )
    .meta({ description: 'Money that came in for this order once more and is still here.' }),
});
export type PaymentDetail = z.infer<typeof paymentDetail>;
