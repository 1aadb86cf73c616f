import { mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Storage } from './storage.ts';
import { storing } from './storing.ts';

export function onDisk(folder: string): Storage {
  const location = path.resolve(folder);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    ...storing(disk),
    // Whole and on the disk before an upload is acknowledged, also if the power fails; to be read by this account alone.
    put: async (key, bytes) => {
      const file = path.join(location, key);
      const unfinished = unfinishedOf(file);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await write(unfinished, bytes);
        await rename(unfinished, file);
        await keep(path.dirname(file));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    remove: async (keys) => {
      await Promise.all([...keys, ...keys.map(unfinishedOf)].map((key) => disk.delete(key)));
    },
    check: () => mkdir(location, { recursive: true, mode: 0o700 }),
    findAny: () => findAnyFile(location),
  };
}

/** Folders in which there is no file are left where files were removed, and count as nothing. */
async function findAnyFile(folder: string): Promise<string | undefined> {
  const opened = await opendir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  for await (const entry of opened ?? [])
    if (!entry.isDirectory()) return path.relative(folder, path.join(entry.parentPath, entry.name));
  return undefined;
}

/** What a process that was killed while it wrote leaves behind. */
const unfinishedOf = (name: string) => `${name}.unfinished`;

async function write(name: string, bytes: Uint8Array): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Has the names in a folder survive a loss of power. */
async function keep(folder: string): Promise<void> {
  for (const name of [folder, path.dirname(folder), path.dirname(path.dirname(folder))]) {
    const handle = await open(name);
    await handle.sync().finally(() => handle.close());
  }
}
