export const paymentStatuses = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What can happen to an order, by each source: a notification, the retrieval call, an administrator, time. */
export const paymentEvents = [
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

export interface PaymentTransition {
  from: readonly PaymentStatus[];
  event: PaymentEvent;
  to: PaymentStatus;
  /** Whether what was bought is given or taken back with it. */
  effects?: 'give' | 'take back';
}

const unpaid = ['pending', 'failed', 'cancelled', 'expired'] as const;

/**
 * Every transition of an order; no other event changes anything. A payment completes an order in any unpaid state, and
 * only a refund or chargeback undoes it.
 */
const paymentTransitions: readonly PaymentTransition[] = [
  { from: unpaid, event: 'paid', to: 'completed', effects: 'give' },
  { from: ['pending'], event: 'declined', to: 'failed' },
  { from: ['pending'], event: 'cancelled', to: 'cancelled' },
  { from: ['pending'], event: 'expired', to: 'expired' },
  { from: ['completed'], event: 'refunded', to: 'refunded', effects: 'take back' },
  { from: ['completed'], event: 'charged_back', to: 'charged_back', effects: 'take back' },
  // The refund was notified before the payment: what was bought is never given.
  { from: unpaid, event: 'refunded', to: 'refunded' },
  { from: [...unpaid, 'refunded'], event: 'charged_back', to: 'charged_back' },
];

export const findPaymentTransition = (
  from: PaymentStatus,
  event: PaymentEvent,
): PaymentTransition | undefined =>
  paymentTransitions.find((transition) => transition.event === event && transition.from.includes(from));

export const isSettled = (status: PaymentStatus): boolean =>
  status === 'completed' || status === 'refunded' || status === 'charged_back';
