import { orderModes } from '@serendib/contract/payments/gateway';
import type { ServiceType } from '@serendib/contract/payments/services';
import { paymentStatuses } from '@serendib/contract/payments/states';
import { refundReasons } from '@serendib/contract/payments/views';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/** Orders, paid or not. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** By which the gateway knows it, and people on the telephone. */
    orderId: text('order_id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    /** Without a foreign key: a payment outlives the listing it was for. */
    itemId: uuid('item_id'),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending'),
    /** The gateway it was ordered at. */
    mode: text('mode', { enum: orderModes }).notNull(),
    /** The order that the next checkout of the same thing may take up again. */
    isCurrent: boolean('is_current').notNull().default(true),
    /** Who pays, as on the receipt. Nothing of the person is left when the account is deleted. */
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    paymentMethod: text('payment_method'),
    transactionId: text('transaction_id'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payments_of').on(table.userId, table.id),
    index('payments_revenue').on(table.paidAt).where(sql`status = 'completed'`),
    index('payments_by_status').on(table.status, table.id),
    uniqueIndex('payments_one_current')
      .on(
        table.userId,
        table.serviceType,
        sql`coalesce(${table.itemId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`status = 'pending' and is_current`),
    check('payments_status', isOneOf('status', paymentStatuses)),
    check('payments_mode', isOneOf('mode', orderModes)),
    check('payments_amount', sql`amount_cents > 0`),
    check('payments_paid_at', sql`status <> 'completed' or paid_at is not null`),
  ],
);
export type Payment = typeof payments.$inferSelect;

/** How an order came to be what it is. */
export const paymentSteps = pgTable(
  'payment_steps',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** None for its making. */
    fromStatus: text('from_status', { enum: paymentStatuses }),
    toStatus: text('to_status', { enum: paymentStatuses }).notNull(),
    byWhom: text('by_whom', { enum: ['payer', 'gateway', 'reconciliation', 'admin', 'time'] }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    note: text('note'),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_steps_of').on(table.paymentId, table.id)],
);

/** What came to the notification address, believed or not, without what it said of a person but the masked number of their card. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: id(),
    /** The order it was found to be about. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['applied', 'nothing new', 'paid again', 'refused'] }).notNull(),
    reason: text('reason'),
    /** Of the gateway's payment, where it was believed. */
    transactionId: text('transaction_id'),
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('payment_notifications_of').on(table.paymentId, table.id),
    index('payment_notifications_surplus').on(table.paymentId).where(sql`outcome = 'paid again'`),
    index('payment_notifications_refused').on(table.receivedAt).where(sql`outcome = 'refused'`),
  ],
);

/** Money given back, or about to be: written before the gateway is asked, finished when it has said yes. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Which payment at the gateway; none where the money did not come through it. */
    transactionId: text('transaction_id'),
    reason: text('reason', { enum: refundReasons }).notNull(),
    reportedOn: date('reported_on', { mode: 'string' }).notNull(),
    note: text('note'),
    requestedBy: uuid('requested_by').references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    gatewayRefundId: text('gateway_refund_id'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('payment_refunds_once').on(table.paymentId, sql`coalesce(${table.transactionId}, '')`),
    index('payment_refunds_open').on(table.requestedAt).where(sql`finished_at is null`),
    check('payment_refunds_reason', isOneOf('reason', refundReasons)),
  ],
);

/** What administrators said of an order whose money the payer's bank took back. */
export const chargebackCases = pgTable('chargeback_cases', {
  paymentId: uuid('payment_id')
    .primaryKey()
    .references(() => payments.id, { onDelete: 'cascade' }),
  /** Another day than the usual one, as the bank has named it. */
  dueOn: date('due_on', { mode: 'string' }),
  answeredAt: instant('answered_at'),
  answeredBy: uuid('answered_by').references(() => users.id),
  note: text('note'),
});

/** What the simulator's bank has in its books. Empty wherever the simulator does not run. */
export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    /** The gateway's own number of the payment. */
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 320_000_000_001 }),
    orderId: text('order_id').notNull(),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    method: text('method').notNull(),
    maskedCard: text('masked_card').notNull(),
    customerName: text('customer_name').notNull(),
    status: text('status', { enum: ['RECEIVED', 'REFUNDED', 'CHARGEBACKED'] })
      .notNull()
      .default('RECEIVED'),
    at: instant('at').notNull(),
  },
  (table) => [index('simulated_payments_of').on(table.orderId)],
);

/** A paid submission: one listing may be made with it. Or a month for a tour that was not shown when it was paid: it waits for the approval. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['blog', 'tour'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    spentAt: instant('spent_at'),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    /** When the month of a tour's premium began: at its first approval since it was paid. */
    startedAt: instant('started_at'),
    /** The payment was given back. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('vouchers_unspent')
      .on(table.userId, table.kind, table.id)
      .where(sql`spent_at is null and revoked_at is null`),
    index('vouchers_for').on(table.listingId).where(sql`listing_id is not null`),
    check('vouchers_kind', sql`kind in ('blog', 'tour')`),
  ],
);
export type Voucher = typeof vouchers.$inferSelect;

/** Whether a voucher is a month that was added to a tour while that was not shown, whose order names it; with any other something is submitted. */
export const isAddedMonth = sql<boolean>`coalesce(${payments.itemId} = ${vouchers.listingId}, false)`;
