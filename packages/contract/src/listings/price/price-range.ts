import { writtenAmounts } from './written-amounts.ts';

/** A range of LKR (whole rupees), open at the top where `max` is null. */
export interface PriceRange {
  min: number;
  max: number | null;
}

/**
 * Reads the rupees out of a price as people write it: `9000`, `Rs 12,000-15,000`, `Under 1,000`, `LKR 5k+`.
 * Null where there is no amount, where one can be read in two ways, or where it is in another currency: such a listing
 * appears only without a price filter.
 */
export function parsePriceRange(text: string | number | null | undefined): PriceRange | null {
  if (text == null) return null;
  if (typeof text === 'number') return text > 0 ? { min: text, max: text } : null;
  const read = writtenAmounts(text);
  return read?.currency === 'LKR' ? { min: read.from, max: read.to } : null;
}
