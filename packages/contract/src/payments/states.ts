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

export interface PaymentStep {
  from: readonly PaymentStatus[];
  event: PaymentEvent;
  to: PaymentStatus;
  /** Whether what was bought is given or taken back with it. */
  effects?: 'give' | 'take back';
}

const unpaid = ['pending', 'failed', 'cancelled', 'expired'] as const;

/**
 * Every step an order can take; whatever is not here changes nothing. Money that came in completes an order whatever
 * was said of it before, and only money that went back undoes it.
 */
export const paymentSteps: readonly PaymentStep[] = [
  { from: unpaid, event: 'paid', to: 'completed', effects: 'give' },
  { from: ['pending'], event: 'declined', to: 'failed' },
  { from: ['pending'], event: 'cancelled', to: 'cancelled' },
  { from: ['pending'], event: 'expired', to: 'expired' },
  { from: ['completed'], event: 'refunded', to: 'refunded', effects: 'take back' },
  { from: ['completed'], event: 'charged_back', to: 'charged_back', effects: 'take back' },
  // Heard of the way back before the way in: what was bought is never given.
  { from: unpaid, event: 'refunded', to: 'refunded' },
  { from: [...unpaid, 'refunded'], event: 'charged_back', to: 'charged_back' },
];

export const findPaymentStep = (from: PaymentStatus, event: PaymentEvent): PaymentStep | undefined =>
  paymentSteps.find((step) => step.event === event && step.from.includes(from));

export const isSettled = (status: PaymentStatus): boolean =>
  status === 'completed' || status === 'refunded' || status === 'charged_back';
