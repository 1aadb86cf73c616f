import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../testing/folder.ts';
import { buffersFor } from './buffers.ts';

const megabyte = 2 ** 20;

test('buffers are modest for a trial, as large as what has grown, and a quarter of the machine at most', async () => {
  const folder = await makeTestFolder('serendib-buffers-');
  const table = path.join(folder, 'base', '16384', '2619');
  await mkdir(path.dirname(table), { recursive: true });
  await writeFile(table, '');
  const grown = async (megabytes: number) => {
    await truncate(table, megabytes * megabyte);
    return buffersFor(folder, 4096 * megabyte);
  };

  expect(await grown(20)).toBe('128MB');
  expect(await grown(700)).toBe('700MB');
  expect(await grown(7_000)).toBe('1024MB');
  await rm(folder, { recursive: true });
});
