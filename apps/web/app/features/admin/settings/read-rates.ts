import { type OtherCurrency, otherCurrencies } from '@serendib/contract/listings/price/other-currencies';

const number = /\d(?:[\d.,]*\d)?/g;
/** Commas part thousands only where a point follows: `1,152` and `352,40` could be meant in two ways. */
const rate = /^(?:\d+|\d{1,3}(?:,\d{3})+(?=\.))(?:\.\d+)?$/;
/** The comma between two columns, behind the decimals of the first: `344.10,352.40`, and not that of `1.301,50`. */
const betweenColumns = /,(?<=\.(?:\d{1,2}|\d{4,}),)|,(?<=\.\d+,)(?=\d+\.)/;
/** Banks give some for a hundred: `JPY 100`, `100 JPY`. */
const forHundred = /(?:^|[^\d.,])100(?![\d.,])/;

/** The rupees that are written, with any number of decimals; NaN where that is no number, or could be either of two. */
export const rateOf = (written: string): number =>
  rate.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;

/** Rates of a pasted table: the currency of each line, and its last number. */
export function readRates(table: string): Partial<Record<OtherCurrency, string>> {
  const found: Partial<Record<OtherCurrency, string>> = {};
  for (const line of table.split(/\r?\n/)) {
    const currency = otherCurrencies.find((one) => new RegExp(`(?<![A-Z])${one}(?![A-Z])`, 'i').test(line));
    const numbers = (line.match(number) ?? []).flatMap((written) => written.split(betweenColumns));
    const last = rateOf(numbers.at(-1) ?? '');
    if (!currency || !(last > 0)) continue;
    const isForHundred = numbers.length > 1 && forHundred.test(line);
    found[currency as OtherCurrency] = String(isForHundred ? Number((last / 100).toFixed(6)) : last);
  }
  return found;
}
