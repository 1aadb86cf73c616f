import { currencyMarks } from '../listings/price/price.ts';
import { formatNumber } from './format-number.ts';
import { t } from './t.ts';

const bareCurrency = new RegExp(String.raw`^\s*(?:(?:${currencyMarks})\.?\s*)?$`, 'iu');

const figuresAlone = /^(?:(under|above) )?([\d,\s–-]+(?:\+[\s+]*)?)$/i;
/** A telephone number with its gaps, or any other figures that stand together. */
const runs = /[0+]\d[\d -]*|\d+(?:[ ,]\d+)*/g;
/** Of a second amount too, `Rs 1500-2000`. Before a sign letters may stand, as in `NZ$`; a code or `Rs` is a word of its own. */
const currencyBefore = new RegExp(
  String.raw`(?:\p{Sc}|(?<!\p{L})(?:${currencyMarks})\.?)\s*(?:[\d,]+\s*(?:[\u2013-]|to)\s*)?$`,
  'iu',
);

const isLong = (run: string) => /^[1-9]\d{3,7}$/.test(run);
const isLikeYear = (run: string) => /^(?:19|20)..$/.test(run);

/** A price as its owner wrote it, with its currency where only figures were written and commas in long amounts. */
export const priceWords = (written: string | null): string | null => {
  if (!written || bareCurrency.test(written)) return null;
  const isYear = (run: string, at: number) =>
    isLikeYear(run) && !figuresAlone.test(written) && !currencyBefore.test(written.slice(0, at));
  const grouped = written.replace(runs, (run: string, at: number) =>
    isLong(run) && !isYear(run, at) ? formatNumber(Number(run)) : run,
  );
  const [, bound, figures] = figuresAlone.exec(grouped) ?? [];
  if (figures === undefined) return grouped;
  const price = t('LKR {amount}', { amount: figures });
  if (bound === 'Under') return t('Under {price}', { price });
  if (bound === 'Above') return t('Above {price}', { price });
  return bound ? `${bound} ${price}` : price;
};
