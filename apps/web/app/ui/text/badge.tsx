import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';

export type BadgeKind =
  | 'premium'
  | 'verified'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'review'
  | 'plain'
  | 'offer';

const words: Partial<Record<BadgeKind, string>> = {
  premium: t('PREMIUM'),
  verified: t('Verified'),
  pending: t('Pending'),
  approved: t('Approved'),
  rejected: t('Rejected'),
  review: t('Needs review'),
};

/** A word on its ink: PREMIUM, Verified, Pending … */
export function Badge({ kind, children }: { kind: BadgeKind; children?: ReactNode }) {
  return (
    <span className="flag" data-kind={kind}>
      {children ?? words[kind]}
    </span>
  );
}
