import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** A refusal in words, for which a stack trace would say nothing. */
export class Stop extends Error {}

/** Shows what is being done and how long it took; silent when `work` answers false, as nothing was to be done. */
export async function step(doing, done, work) {
  const begin = performance.now();
  const did = await work(() => console.log(`… ${doing}`));
  if (did !== false) console.log(`✓ ${done} ${seconds(begin)}`);
}

export function seconds(begin) {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}

export async function explained(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? `✗ ${error.message}` : error);
    process.exit(1);
  }
}
