/**
 * Where a table program sees the beginning of a formula: at that of a cell, and behind a semicolon or the end of a line, where
 * programs part that take semicolons and know no quotes within a cell. The signs of full width are for Japanese ones.
 */
const risky = /(^|[;\r\n])([ \t"]*)(?='*[=+\-@\t＝＋－＠])/g;
const marked = /(^|[;\r\n])([ \t"]*)'(?='*[=+\-@\t＝＋－＠])/g;

/** With semicolons between; as JSON where that would part what belongs together. */
function listCell(list: unknown[]): string {
  const isPlain = list.every((one) => typeof one === 'string' && !one.includes(';') && !one.startsWith('['));
  return isPlain ? list.join('; ') : JSON.stringify(list);
}

/** A value as a cell: what would be run as a formula is marked as text. */
export function escapeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return mark(listCell(value));
  return mark(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** One more apostrophe before those that are there already, so that each is known from what was written. */
const mark = (text: string) => text.replace(risky, "$1$2'");

/** The text that a cell stood for. */
export const unescapeCell = (cell: string): string => cell.replace(marked, '$1$2');
