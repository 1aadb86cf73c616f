/** What a table program takes for the beginning of a formula; of full width, in Japanese ones. */
const risky = /^[=+\-@\t\r＝＋－＠]/;

/** With semicolons between; as JSON where that would part what belongs together. */
function listCell(list: unknown[]): string {
  const isPlain = list.every((one) => typeof one === 'string' && !one.includes(';') && !one.startsWith('['));
  return isPlain ? list.join('; ') : JSON.stringify(list);
}

/** A value as a cell: what would be run as a formula is marked as text. */
export function escapeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return marked(listCell(value));
  return marked(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const marked = (text: string) => (risky.test(text) ? `'${text}` : text);

/** The text that a cell stood for. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && risky.test(cell.slice(1)) ? cell.slice(1) : cell;
