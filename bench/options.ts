import { argv } from 'node:process';

/** What follows `--name` on the command line. */
export function textOption(name: string): string | undefined {
  const at = argv.indexOf(`--${name}`);
  return at > 0 ? argv[at + 1] : undefined;
}

export function numberOption(name: string, otherwise: number): number {
  const given = textOption(name);
  const number = given === undefined ? otherwise : Number(given);
  if (!Number.isFinite(number)) throw new Error(`--${name} takes a number, not "${given}".`);
  return number;
}

export const hasOption = (name: string): boolean => argv.includes(`--${name}`);
