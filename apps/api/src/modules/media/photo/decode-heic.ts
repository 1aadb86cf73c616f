import { Worker } from 'node:worker_threads';

export interface RawImage {
  /** Red, green, blue and alpha, upright already. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

const patience = 20_000;

/** Rejects where the file is broken, too large or takes too long. Its thread and what that held are gone by then. */
export function decodeHeic(bytes: Buffer, mostPixels: number): Promise<RawImage> {
  const worker = new Worker(new URL('./heic-decoder.ts', import.meta.url), {
    workerData: { bytes, mostPixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  return new Promise<RawImage>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long.')), patience);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('It gave nothing.')));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
