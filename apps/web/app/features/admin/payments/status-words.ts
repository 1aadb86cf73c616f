import type { PaymentStatus } from '@serendib/contract/payments/states';
import { t } from '@serendib/contract/words/t';
import type { BadgeKind } from '~/ui/text/badge.tsx';

export const statusWords: Record<PaymentStatus, string> = {
  pending: t('Pending'),
  completed: t('Completed'),
  failed: t('Failed'),
  cancelled: t('Cancelled'),
  expired: t('Expired'),
  refunded: t('Refunded'),
  charged_back: t('Charged back'),
};

/** Yellow while it is open, green when it is paid, red for everything else. */
export const statusFlag = (status: PaymentStatus): BadgeKind =>
  status === 'pending' ? 'pending' : status === 'completed' ? 'approved' : 'rejected';
