import { type OtherCurrency, otherCurrencies } from '@serendib/contract/listings/price/other-currencies';

const number = /\d[\d,]*(?:\.\d+)?/g;
/** Banks give some for a hundred: `JPY 100`, `100 JPY`. */
const forHundred = /(?:^|[^\d.,])100(?![\d.,])/;

/** Rates of a pasted table: the currency of each line, and its last number. */
export function readRates(table: string): Partial<Record<OtherCurrency, string>> {
  const found: Partial<Record<OtherCurrency, string>> = {};
  for (const line of table.split(/\r?\n/)) {
    const currency = otherCurrencies.find((one) => new RegExp(`(?<![A-Z])${one}(?![A-Z])`, 'i').test(line));
    const numbers = line.match(number) ?? [];
    const last = Number(numbers.at(-1)?.replaceAll(',', ''));
    if (!currency || !(last > 0)) continue;
    const isForHundred = numbers.length > 1 && forHundred.test(line);
    found[currency as OtherCurrency] = String(isForHundred ? Number((last / 100).toFixed(6)) : last);
  }
  return found;
}
