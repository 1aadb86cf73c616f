import type { RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import { t } from '@serendib/contract/words/t';

/** The lines of business, fewer than services: a month and a year of one plan are of one kind. */
export const lines = [
  { name: 'guide', label: t('Guide premium'), color: 'light-dark(#2c6b4a, #9cc46a)' },
  { name: 'vehicle', label: t('Vehicle premium'), color: 'light-dark(#2b76a3, #74b3d8)' },
  { name: 'business', label: t('Business premium'), color: 'light-dark(#b9770b, #f3b12b)' },
  { name: 'sponsored', label: t('Sponsored blogs'), color: 'light-dark(#c9391f, #f28d70)' },
  { name: 'tour', label: t('Tour partnerships'), color: 'light-dark(#5b3358, #c9a3c6)' },
] as const;
export type LineName = (typeof lines)[number]['name'];

/** What a line of business brought in a month, in LKR. */
export const amountOf = ({ services }: RevenueMonth, line: LineName): number =>
  services
    .filter(({ serviceType }) => serviceType.startsWith(`${line}_`))
    .reduce((sum, { amount }) => sum + amount, 0);
