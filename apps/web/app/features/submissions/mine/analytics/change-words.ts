import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';

type Step = ListingHistory['steps'][number];
type Revision = ListingHistory['revisions'][number];

export const transitionLabels = ({ from, to, by: who }: Step): string => {
  if (from === null)
    return to === 'approved'
      ? t('Published by {who, select, owner {you} admin {our team} other {Serendib}}', { who })
      : t('Submitted');
  if (to === 'pending')
    return who === 'system' ? t('Waits for a look again: its payment went back') : t('Sent again');
  // The words of a rejection, and not the rejection.
  if (from === to) return t('Reason corrected by our team');
  return to === 'approved'
    ? t('Approved by {who, select, owner {you} admin {our team} other {Serendib}}', { who })
    : t('Rejected by {who, select, owner {you} admin {our team} other {Serendib}}', { who });
};

export const revisionWords = ({ by: who }: Revision): string =>
  t('Changed by {who, select, owner {you} admin {our team} other {Serendib}}', { who });
