/** Letters and digits that may as well be written as `%` and their code. */
const writable = /[a-z\d]/i;

/**
 * The same call by another address: some letters below `/api/` are written as their codes. Each number makes another address, as long as there are letters for it, and each asks for the very same work.
 */
export function writtenAnew(path: string, number: number): string {
  const from = '/api/'.length;
  let rest = number;
  let written = path.slice(0, from);
  for (const sign of path.slice(from)) {
    if (rest === 0 || !writable.test(sign)) {
      written += sign;
      continue;
    }
    written += rest % 2 === 1 ? `%${sign.charCodeAt(0).toString(16)}` : sign;
    rest = Math.floor(rest / 2);
  }
  if (rest > 0) throw new Error(`${path} cannot be written in ${number} ways.`);
  return written;
}
