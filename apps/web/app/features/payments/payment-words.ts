import type { PaymentStatus } from '@serendib/contract/payments/states';
import { t } from '@serendib/contract/words/t';
import type { BadgeKind } from '~/ui/text/badge.tsx';

/** How the status of a payment is shown: yellow while it is pending, green when it is completed, else red. */
export const statusFlags: Record<PaymentStatus, { kind: BadgeKind; words: string }> = {
  pending: { kind: 'pending', words: t('Pending', {}, 'of a payment') },
  completed: { kind: 'approved', words: t('Completed') },
  failed: { kind: 'rejected', words: t('Failed') },
  cancelled: { kind: 'rejected', words: t('Cancelled') },
  expired: { kind: 'rejected', words: t('Expired') },
  refunded: { kind: 'rejected', words: t('Refunded') },
  charged_back: { kind: 'rejected', words: t('Charged back') },
};

export const successPath = (orderId: string): string =>
  `/payment/success?order_id=${encodeURIComponent(orderId)}`;
export const receiptPath = (orderId: string): string => `/payment/receipt/${encodeURIComponent(orderId)}`;
