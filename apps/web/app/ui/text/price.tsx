import type { ReactNode } from 'react';

const whole = new Intl.NumberFormat('en-LK', {
  style: 'currency',
  currency: 'LKR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-LK', { style: 'currency', currency: 'LKR' });

/** `LKR 24,000`; cents only where there are any. */
export const formatLkr = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : exact).format(rupees).replace('\u00a0', ' ');

export interface PriceProps {
  /** Rupees; nothing where the price is not known. */
  lkr?: number | null | undefined;
  /** The price as its owner wrote it, where it is not a number. */
  written?: string | null | undefined;
  /** `a day`, `per person`. */
  per?: ReactNode | undefined;
  /** Said when there is neither. */
  none?: string | undefined;
  size?: 'card' | 'lead' | undefined;
}

export function Price({ lkr, written, per, none = 'Ask for a price', size = 'card' }: PriceProps) {
  const known = typeof lkr === 'number' && lkr > 0 ? formatLkr(lkr) : written;
  return (
    <p className={size === 'lead' ? 'price price-lead' : 'price'}>
      <b>{known || none}</b>
      {known && per && <span>{per}</span>}
    </p>
  );
}
