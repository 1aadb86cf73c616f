import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import tar from 'tar-stream';
import { OperatorError } from '../../platform/operator-error.ts';

/** Writes the entries of a backup one after the other: a tar archive, compressed by Zstandard. */
export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** SHA-256 over all entries until now. */
  sum(): string;
  /** Gives the file its name, once all of it is on the disk. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'this user may not write there',
  EROFS: 'it can only be read',
  EISDIR: 'it is a folder',
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left for this user',
};

/** What it is called until all of it is on the disk; a run that is killed leaves it. */
export const unfinishedOf = (file: string) => `${file}.unfinished`;

export function writeArchive(file: string): ArchiveWriter {
  const hash = createHash('sha256');
  const pack = tar.pack();
  const compressed = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const unfinished = unfinishedOf(file);
  // It holds addresses of people and the keys of their papers.
  const written = pipeline(pack, compressed, createWriteStream(unfinished, { mode: 0o600 }));
  // Told of where the next entry is added.
  written.catch(() => undefined);
  return {
    add: async (name, bytes) => {
      hash.update(name).update(bytes);
      // Called once the entry has gone on, which holds the reading of tables back to the speed of the disk; with an error where the writing
      // fails, which ends all three streams.
      const taken = new Promise<void>((resolve, reject) => {
        const entry = pack.entry({ name, size: bytes.length, mtime: new Date(0) }, bytes, (error) =>
          error ? reject(error) : resolve(),
        );
        // Emitted as well, which without a listener would end the process.
        entry.on('error', reject);
      });
      await taken.catch(async (error) => {
        await written.catch((cause) => {
          const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ''] ?? (cause as Error).message;
          throw new OperatorError(`${file} cannot be written: ${reason}.`, { cause });
        });
        throw error;
      });
    },
    sum: () => hash.copy().digest('hex'),
    finish: async () => {
      pack.finalize();
      await written;
      await onDisk(unfinished);
      await rename(unfinished, file);
      await onDisk(path.dirname(file));
    },
    discard: async () => {
      pack.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

async function onDisk(name: string): Promise<void> {
  const handle = await open(name);
  await handle.sync().finally(() => handle.close());
}

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
  /** SHA-256 over all entries before this one. */
  sumBefore: string;
}

/** Reads a backup entry by entry; one that is cut or is none is refused with words. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const hash = createHash('sha256');
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createZstdDecompress(), extract);
  read.catch((error) => extract.destroy(error));
  try {
    for await (const entry of extract) {
      const { name } = entry.header;
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      const bytes = Buffer.concat(parts);
      const sumBefore = hash.copy().digest('hex');
      hash.update(name).update(bytes);
      yield { name, bytes, sumBefore };
    }
    await read;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${file}.`);
    if (code === 'EACCES' || code === 'EISDIR') throw new OperatorError(`${file} cannot be read (${code}).`);
    if (error instanceof OperatorError) throw error;
    if (isUnreadable(error))
      throw new OperatorError(`${file} is no backup of Serendib, or was cut short. Nothing was changed.`, {
        cause: error,
      });
    throw error;
  }
}

const isUnreadable = (error: unknown) => {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return (
    /^(ZSTD|Z_|ERR_ZSTD|ERR_ZLIB|ERR_STREAM_PREMATURE_CLOSE)/.test(code) ||
    /tar|unexpected end|header/i.test(message)
  );
};
