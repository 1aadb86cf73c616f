import { t } from './t.ts';

const bareCurrency = /^\s*(?:Rs\.?|LKR|\$)?\s*$/i;

/** A price as its owner wrote it, with its currency where only figures were written and commas in long figures. */
export const priceWords = (written: string | null): string | null => {
  if (!written || bareCurrency.test(written)) return null;
  const grouped = written.replace(/\d{4,}/g, (figure) => Number(figure).toLocaleString('en-LK'));
  const [, bound, figures] = /^(?:(under|above) )?([\d,\s–-]+)$/i.exec(grouped) ?? [];
  if (figures === undefined) return grouped;
  const price = t('LKR {amount}', { amount: figures });
  if (bound === 'Under') return t('Under {price}', { price });
  if (bound === 'Above') return t('Above {price}', { price });
  return bound ? `${bound} ${price}` : price;
};

/** Whether words for the time it is for may follow: a price that goes on in words says that itself. */
const endsInFigure = (written: string | null): boolean => /\d\+?\s*$/.test(written ?? '');

/** `Rs 12,000-15,000 a day`; `Rs 9,000 for two` as it stands. */
export const priceFor = (written: string | null, unit: string | null): string | null => {
  const words = priceWords(written);
  return words && unit && endsInFigure(written) ? `${words} ${unit}` : words;
};
