/** A number as its writer meant it; `unclear` could be read in two ways, and `none` is no number at all. */
export type Written = number | 'unclear' | 'none';

const currency = /^(?:rs|lkr|slr|රු|ரூ)\.?\s*|\s*(?:rs|lkr|slr|rupees?)\.?$/giu;
/** What stands behind a price on bills and boards, and says no more than that it ends: `/=`, `/-`, `=`. */
const billEnd = /\s*(?:\/\s*[=-]|=)\s*$/;

/** No number is longer: reading takes the third power of it. */
const longest = 100;

const plain = /^\d+$/;
/** Groups of three, or of two and at last three as in lakhs, with the same sign between all. */
const grouped = /^\d{1,3}(?:([,\s'’])\d{3}(?:\1\d{3})*|(?:,\d{2})+,\d{3})$/u;
const withDecimals = /^(.*\d)\.(\d{1,2})$/u;

/** The digits of an amount, its groups checked: where they do not come in threes, it could be a decimal. */
function wholeOf(text: string): Written {
  if (plain.test(text)) return Number(text);
  if (grouped.test(text)) return Number(text.replace(/\D/gu, ''));
  return /^\d[\d.,\s'’]*$/u.test(text) ? 'unclear' : 'none';
}

/**
 * Reads one number as people write it: `18000`, `18,000`, `18 000`, `18,000/=`, `Rs. 18,000`, `LKR 18,000.00`, `18k`.
 * The form, its preview, its progress and the server all read by this, so that they cannot differ.
 */
export function writtenNumber(value: unknown): Written {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 'none';
  if (typeof value !== 'string' || value.length > longest) return 'none';
  const bare = value.normalize('NFKC').trim().replace(billEnd, '').replace(currency, '').trim();
  const [, sign = '', amount = '', thousands] = /^([-−+]?)\s*(.*?)(?:\s*(k))?$/iu.exec(bare) ?? [];
  const found = readAmount(amount);
  if (typeof found !== 'number') return found;
  const number = thousands ? Math.round(found * 1000) : found;
  return sign === '-' || sign === '−' ? -number : number;
}

function readAmount(amount: string): Written {
  const [, before, cents] = withDecimals.exec(amount) ?? [];
  if (!before) return wholeOf(amount);
  // `1.234.50` has two signs for the same thing.
  const whole = before.includes('.') ? 'unclear' : wholeOf(before);
  return typeof whole === 'number' ? Number(`${whole}.${cents}`) : whole;
}
