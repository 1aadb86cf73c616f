import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../app-error.ts';
import { photosNotTaken } from '../../storage/storage.ts';
import { ownPrefix } from './leftovers.ts';

/** What was sent as a file: in memory where it is small, else in a file that goes with the request. */
export interface SentContent {
  length: number;
  /** Its first bytes, which say what it is. */
  head: Buffer;
  /** For what opens files itself: the bytes, or where they lie. */
  source: Buffer | string;
  read(): Promise<Buffer>;
}

const headLength = 64;

export const inMemory = (bytes: Buffer): SentContent => ({
  length: bytes.length,
  head: bytes.subarray(0, headLength),
  source: bytes,
  read: async () => bytes,
});

/** More than all but photos of a camera have: those wait for their turn, and would wait in memory. */
const mostInMemory = 512 * 1024;

/** After which a folder that takes nothing is asked again. */
const awaySeconds = 5;

/** A folder for what is too large to be held while it waits. */
export class Incoming {
  #folder: string | undefined;
  #number = 0;
  readonly #onAway: (error: unknown) => void;

  /** Told why the folder could not take a photo, which is refused in words. */
  constructor(onAway: (error: unknown) => void) {
    this.#onAway = onAway;
  }

  /** Reads a file to its end; `refusal` is asked before each piece. The second gives up what lies on the disk. */
  async take(
    pieces: AsyncIterable<Buffer>,
    refusal: () => unknown,
  ): Promise<{ content: SentContent; drop: () => Promise<void> }> {
    const held: Buffer[] = [];
    let length = 0;
    let place: { file: FileHandle; name: string } | undefined;
    const drop = async () => {
      await place?.file.close().catch(() => undefined);
      if (place) await unlink(place.name).catch(() => undefined);
    };
    try {
      let head = Buffer.alloc(0);
      for await (const piece of pieces) {
        if (refusal()) throw refusal();
        if (head.length < headLength) head = Buffer.concat([head, piece]).subarray(0, headLength);
        length += piece.length;
        held.push(piece);
        if (!place && length <= mostInMemory) continue;
        place ??= await this.#onDisk(() => this.#open());
        const { file } = place;
        // Whole: what is merely written may be written in part.
        for (const one of held.splice(0)) await this.#onDisk(() => file.appendFile(one));
      }
      if (!place) return { content: inMemory(Buffer.concat(held)), drop };
      const { name, file } = place;
      await this.#onDisk(() => file.close());
      return { content: { length, head, source: name, read: () => readFile(name) }, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  }

  async #open() {
    // Systems clean the folder for temporary files of what was not touched for days.
    if (!this.#folder || !existsSync(this.#folder)) this.#folder = mkdtempSync(ownPrefix);
    this.#number += 1;
    const name = path.join(this.#folder, String(this.#number));
    return { name, file: await open(name, 'wx', 0o600) };
  }

  async #onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#onAway(error);
      throw new AppError('UNAVAILABLE', photosNotTaken, undefined, awaySeconds);
    }
  }

  close(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
  }
}
