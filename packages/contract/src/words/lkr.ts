const whole = new Intl.NumberFormat('en-LK', {
  style: 'currency',
  currency: 'LKR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-LK', { style: 'currency', currency: 'LKR' });

/** `LKR 24,000`; cents only where there are any. */
export const formatLkr = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : exact).format(rupees).replace('\u00a0', ' ');
