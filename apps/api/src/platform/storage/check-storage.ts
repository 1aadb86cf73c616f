import { randomUUID } from 'node:crypto';
import { atMostEvery, Impaired } from '../impaired.ts';
import type { Storage } from './storage.ts';

/** A bucket is paid for each look. */
const lookEvery = 1_000;
const probeEvery = 30_000;
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** Throws while uploads cannot be kept: a small file is written, and taken away again. */
export function checkStorage(storage: Storage): () => Promise<void> {
  const canWrite = atMostEvery(probeEvery, async () => {
    const key = `probe/${randomUUID()}`;
    try {
      await storage.put(key, Buffer.from('Serendib'), 'text/plain');
    } catch (error) {
      if (causesOf(error).some(({ code }) => fullCodes.has(code ?? '')))
        throw new Impaired('away', 'There is no room left for uploads.', { cause: error });
      if (causesOf(error).some(({ code }) => code === 'EROFS'))
        throw new Impaired('away', 'The place for uploads can only be read.', { cause: error });
      throw error;
    } finally {
      await storage.remove([key]).catch(() => undefined);
    }
  });
  const isThere = atMostEvery(lookEvery, () => storage.check());
  return async () => {
    await isThere();
    await canWrite();
  };
}

function causesOf(error: unknown): NodeJS.ErrnoException[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
