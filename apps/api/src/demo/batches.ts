/** PostgreSQL takes 65,535 parameters a statement; this stays below it with the widest of our rows. */
const batchSize = 500;

export async function inBatches<T>(rows: T[], write: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) await write(rows.slice(from, from + batchSize));
}
