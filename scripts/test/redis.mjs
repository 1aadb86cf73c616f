import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebian, installDebian } from './debian.mjs';

const isThere = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, 'redis-server')));

/** As root on Debian, installs the Redis that processes share; where there is none, its tests say that they are skipped. */
export async function provideRedis() {
  if (isThere() || !canInstallDebian()) return;
  await installDebian('redis-server', 'Redis').catch((error) => console.log(`✗ ${error.message}`));
}
