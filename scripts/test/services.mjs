import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebian, installDebian } from './debian.mjs';

/** What some tests run beside the app, by the program and Debian's package of it. */
const services = [
  ['redis-server', 'redis-server', 'Redis'],
  ['pgbouncer', 'pgbouncer', 'PgBouncer'],
];

const isThere = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

/** As root on Debian, installs what is missing of them; where there is none, its tests say that they are skipped. */
export async function provideServices() {
  for (const [program, name, called] of services) {
    if (isThere(program) || !canInstallDebian()) continue;
    await installDebian(name, called).catch((error) => console.log(`✗ ${error.message}`));
  }
}
