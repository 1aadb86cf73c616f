import { t } from './t.ts';

const whole = new Intl.NumberFormat('en-LK', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-LK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `LKR 24,000`; cents only where there are any. */
export const formatLkr = (rupees: number): string =>
  rupees < 0
    ? `-${formatLkr(-rupees)}`
    : t('LKR {amount}', { amount: (Number.isInteger(rupees) ? whole : exact).format(rupees) });
