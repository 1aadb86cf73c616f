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

/** Said where a photo cannot be kept just now: in the storage, or on its way there. */
export const photosNotTaken = t('Photos cannot be taken right now. Please try again in a moment.');

const refuse = async () => {
  throw new AppError('UNAVAILABLE', photosNotTaken);
};
/** For an app that was given no place for files. */
export const noStorage: Storage = {
  put: refuse,
  read: async () => undefined,
  remove: refuse,
  check: refuse,
  findAny: async () => undefined,
};
