import { writtenNumber } from '../numbers/written-number.ts';

/** A range of LKR (whole rupees), open at the top where `max` is null. */
export interface PriceRange {
  min: number;
  max: number | null;
}

const dollars = /\$|\busd\b|dollar/i;
const amount = /\d[\d,]*(?:[\s'’](?=\d{3}(?!\d))\d{3})*(?:\.\d+)*(?:\s*k\b)?/giu;

/**
 * Reads the rupees out of a price as people write it: `9000`, `Rs 12,000-15,000`, `Under 1,000`, `LKR 5k+`.
 * Null where there is no amount, where one can be read in two ways, or where it is in dollars: such a listing appears only without a price filter.
 */
export function parsePriceRange(text: string | number | null | undefined): PriceRange | null {
  if (text == null) return null;
  if (typeof text === 'number') return text > 0 ? { min: text, max: text } : null;
  if (dollars.test(text)) return null;
  const read = (text.match(amount) ?? []).map(writtenNumber);
  const amounts = read.filter((one) => typeof one === 'number').map(Math.round);
  const [first, second] = amounts;
  if (first === undefined || amounts.length < read.length || amounts.some((value) => value > 100_000_000))
    return null;
  if (/\b(under|below|up to|less than)\b/i.test(text)) return { min: 0, max: first };
  if (/\b(above|over|from|more than)\b|\+/i.test(text) && second === undefined)
    return { min: first, max: null };
  if (second === undefined) return first > 0 ? { min: first, max: first } : null;
  return { min: Math.min(first, second), max: Math.max(first, second) };
}
