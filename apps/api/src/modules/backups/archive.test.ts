import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeArchive } from './archive.ts';

test('an archive that can be written no further refuses what is added, and the process that writes it goes on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-archive-'));
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  try {
    const archive = writeArchive(path.join(folder, 'no-such-folder/one.backup'));
    const underWay = ['one', 'two', 'three'].map((name) => archive.add(name, Buffer.alloc(5_000_000)));
    const words = 'cannot be written: there is no such folder';
    await expect(Promise.all(underWay)).rejects.toThrow(words);
    await expect(archive.add('four', Buffer.from('more'))).rejects.toThrow(words);
    await archive.discard();
    expect(uncaught).not.toHaveBeenCalled();
  } finally {
    process.off('uncaughtException', uncaught);
    await rm(folder, { recursive: true });
  }
});
