import type { RevenueMonth } from '@serendib/contract/admin/dashboard-endpoints';
import { t } from '@serendib/contract/words/t';
import { chartColors } from '~/ui/chart/colors.ts';

/** The lines of business, fewer than services: a month and a year of one plan are of one kind. */
export const lines = [
  { name: 'guide', label: t('Guide premium'), color: chartColors.tea },
  { name: 'vehicle', label: t('Vehicle premium'), color: chartColors.lagoon },
  { name: 'business', label: t('Business premium'), color: chartColors.gamboge },
  { name: 'sponsored', label: t('Sponsored blogs'), color: chartColors.red },
  { name: 'tour', label: t('Tour partnerships'), color: chartColors.plum },
] as const;
export type LineName = (typeof lines)[number]['name'];

/** What a line of business brought in a month, in LKR. */
export const amountOf = ({ services }: RevenueMonth, line: LineName): number =>
  services
    .filter(({ serviceType }) => serviceType.startsWith(`${line}_`))
    .reduce((sum, { amount }) => sum + amount, 0);
