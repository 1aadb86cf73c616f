import type { Readable } from 'node:stream';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../app-error.ts';

/** Where files are kept. Keys are paths such as `ab/cd.webp`. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined where there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  /** What is not there is no fault. */
  remove(keys: string[]): Promise<void>;
  /** Throws where it cannot be reached. */
  check(): Promise<unknown>;
  /** Any one key that is there, undefined where nothing is kept; throws where it cannot be reached. */
  findAny(): Promise<string | undefined>;
}

const refuse = async () => {
  throw new AppError('UNAVAILABLE', t('Photos cannot be taken right now. Please try again in a moment.'));
};
/** For an app that was given no place for files. */
export const noStorage: Storage = {
  put: refuse,
  read: async () => undefined,
  remove: refuse,
  check: refuse,
  findAny: async () => undefined,
};
