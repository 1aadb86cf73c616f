/** What follows `--name` on the command line. */
export function numberOption(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const given = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (!Number.isInteger(given) || given < 1) throw new Error(`--${name} takes a whole number.`);
  return given;
}
