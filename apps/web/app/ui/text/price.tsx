import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';

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

export function Price({ lkr, written, per, none = t('Ask for a price'), size = 'card' }: PriceProps) {
  const known = typeof lkr === 'number' && lkr > 0 ? formatLkr(lkr) : written;
  return (
    <p className={size === 'lead' ? 'price price-lead' : 'price'}>
      <b>{known || none}</b>
      {known && per && <span>{per}</span>}
    </p>
  );
}
