import type { PaymentStatus } from '@serendib/contract/payments/states';
import type { BadgeKind } from '~/ui/text/badge.tsx';

/** How the status of a payment is shown: yellow while it is pending, green when it is completed, else red. */
export const statusFlags: Record<PaymentStatus, { kind: BadgeKind; words: string }> = {
  pending: { kind: 'pending', words: 'Pending' },
  completed: { kind: 'approved', words: 'Completed' },
  failed: { kind: 'rejected', words: 'Failed' },
  cancelled: { kind: 'rejected', words: 'Cancelled' },
  expired: { kind: 'rejected', words: 'Expired' },
  refunded: { kind: 'rejected', words: 'Refunded' },
  charged_back: { kind: 'rejected', words: 'Charged back' },
};

export const successPath = (orderId: string): string =>
  `/payment/success?order_id=${encodeURIComponent(orderId)}`;
export const receiptPath = (orderId: string): string => `/payment/receipt/${encodeURIComponent(orderId)}`;
