import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

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
