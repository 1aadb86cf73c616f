import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTestFolder } from '../testing/folder.ts';
import { bufferSettings } from './buffers.ts';

const megabyte = 2 ** 20;

test('buffers are modest for a trial, as large as what has grown, and a quarter of the machine at most', async () => {
  const folder = await makeTestFolder('serendib-buffers-');
  const table = path.join(folder, 'base', '16384', '2619');
  await mkdir(path.dirname(table), { recursive: true });
  await writeFile(table, '');
  const library = path.join(folder, 'lib', 'pg_prewarm.so');
  await mkdir(path.dirname(library));
  const grown = async (megabytes: number) => {
    await truncate(table, megabytes * megabyte);
    return bufferSettings(folder, { native: folder }, 4096 * megabyte);
  };

  expect(await grown(20)).toEqual({ shared_buffers: '128MB' });
  expect(await grown(700)).toEqual({ shared_buffers: '700MB' });
  await writeFile(library, '');
  expect(await grown(700)).toEqual({ shared_buffers: '700MB', shared_preload_libraries: 'pg_prewarm' });
  expect(await grown(7_000)).toMatchObject({ shared_buffers: '1024MB' });
  expect(await grown(20)).toEqual({ shared_buffers: '128MB' });
  await rm(folder, { recursive: true });
});

test('where the system knows of no bound, buffers are measured by the memory of the machine', async () => {
  const folder = await makeTestFolder('serendib-buffers-');
  const table = path.join(folder, 'base', '16384', '2619');
  await mkdir(path.dirname(table), { recursive: true });
  await writeFile(table, '');
  await truncate(table, 200 * megabyte);
  const bound = vi.spyOn(process, 'constrainedMemory').mockReturnValue(0);
  expect(bufferSettings(folder, { native: folder })).toEqual({ shared_buffers: '200MB' });
  bound.mockRestore();
  await rm(folder, { recursive: true });
});
