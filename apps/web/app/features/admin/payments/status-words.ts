import type { PaymentStatus } from '@serendib/contract/payments/states';
import type { BadgeKind } from '~/ui/text/badge.tsx';

export const statusWords: Record<PaymentStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  charged_back: 'Charged back',
};

/** Yellow while it is open, green when it is paid, red for everything else. */
export const statusFlag = (status: PaymentStatus): BadgeKind =>
  status === 'pending' ? 'pending' : status === 'completed' ? 'approved' : 'rejected';
