import { labelOf } from '../../options/option.ts';
import { formatLkr, moneyFigure } from '../../words/lkr.ts';
import { priceWords } from '../../words/price-words.ts';
import { t } from '../../words/t.ts';
import { currencyMarks, type Price, priceUnits } from './price.ts';

/** `LKR 12,000 to 15,000`, without what it is for. */
export function amountText({ from, to, currency }: Price): string {
  const sum = (amount: number) =>
    currency === 'LKR' ? formatLkr(amount) : `${currency} ${moneyFigure(amount)}`;
  if (to === null) return t('From {price}', { price: sum(from) });
  if (from === 0) return t('Up to {price}', { price: sum(to) });
  return from === to ? sum(from) : t('{price} to {amount}', { price: sum(from), amount: moneyFigure(to) });
}

/** `a day`; null where it is not known. */
export const unitText = ({ per }: Price): string | null => per && labelOf(priceUnits, per);

/** Nothing but amounts, a bound and a currency; two signs of addition are of charges, `15,000++`. */
const bare = new RegExp(
  String.raw`^(?!.*\+\s*\+)(?:${currencyMarks}|k|under|above|up to|from|[.,\d\s\u2013+-])+$`,
  'iu',
);

/** A price as pages show it. */
export interface ShownPrice {
  /** `LKR 12,000 to 15,000`, in the one form of all prices; the words of its owner where that would say less. */
  amount: string;
  /** `a day`; null where the words of its owner say it, or where it is not said. */
  per: string | null;
  /** For a machine, in the value of an element `data`; none where the words cannot be read. */
  value: string | null;
  /** Whether it is nowhere said what it is for. */
  isUnitUnsaid: boolean;
}

/** `unit`: other words for what it is for, of those who know more of it. */
export function shownPrice(
  price: Price | null | undefined,
  written: string | null | undefined,
  unit?: string | null,
): ShownPrice | null {
  const saysAsMuch = price != null && (price.per !== null || bare.test(written ?? ''));
  const amount = saysAsMuch ? amountText(price) : priceWords(written ?? null);
  if (!amount) return null;
  const per = saysAsMuch && price.per !== null ? (unit ?? unitText(price)) : null;
  return { amount, per, value: price ? priceValue(price) : null, isUnitUnsaid: saysAsMuch && per === null };
}

/** `12000`, `12000-15000`, `0-1000`, `6000-`, `USD40-60`, `EUR7.5`. */
export const priceValue = ({ from, to, currency }: Price): string =>
  (currency === 'LKR' ? '' : currency) + (from === to ? from : `${from}-${to ?? ''}`);
