import { priceLine } from '@serendib/contract/listings/price/price-line';
import type { ShownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';

type Shown = Pick<ShownPrice, 'amount' | 'value'> & { per?: ShownPrice['per'] };

export interface PriceProps {
  /** Nothing where the price is not known. */
  shown: Shown | null | undefined;
  /** Said when there is none. */
  none?: string | undefined;
  size?: 'card' | 'lead' | undefined;
}

/** Marked for machines, and for who reads what it is about in another currency. */
export const Amount = ({ value, words }: { value: string | null; words: string }) =>
  value === null ? words : <data value={value}>{words}</data>;

export function Price({ shown, none = t('Ask for a price'), size = 'card' }: PriceProps) {
  return (
    <p className={size === 'lead' ? 'price price-lead' : 'price'}>
      <b>{shown ? <Amount value={shown.value} words={shown.amount} /> : none}</b>
      {shown?.per && <span>{shown.per}</span>}
    </p>
  );
}

/** `LKR 12,000 to 15,000 a day`, in a line with other words. */
export const PriceLine = ({ shown, none = t('Ask for a price') }: Omit<PriceProps, 'size'>) =>
  shown ? <Amount value={shown.value} words={priceLine(shown)} /> : none;
