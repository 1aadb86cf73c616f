import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { t } from '@serendib/contract/words/t';
import type { BadgeKind } from '~/ui/text/badge.tsx';

/** Yellow, green and red, and never by colour alone. */
export const statusFlags: Record<ListingStatus, { kind: BadgeKind; words: string }> = {
  pending: { kind: 'pending', words: t('Pending') },
  approved: { kind: 'approved', words: t('Approved') },
  rejected: { kind: 'rejected', words: t('Rejected') },
};
