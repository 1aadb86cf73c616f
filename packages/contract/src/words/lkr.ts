import { formatNumber } from './format-number.ts';
import { t } from './t.ts';

const exact = new Intl.NumberFormat('en-LK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `24,000`, of any currency; cents only where there are any. */
export const moneyFigure = (amount: number): string =>
  Number.isInteger(amount) ? formatNumber(amount) : exact.format(amount);

/** `LKR 24,000`. */
export const formatLkr = (rupees: number): string =>
  rupees < 0 ? `-${formatLkr(-rupees)}` : t('LKR {amount}', { amount: moneyFigure(rupees) });
