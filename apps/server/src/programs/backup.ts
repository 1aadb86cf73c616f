// npm run backup -- --to FILE writes database and uploads of one moment into one file; also while the app runs.
// --verify restores it into a fresh place, a database and a folder that are thrown away, and compares.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  lackInWords,
  lacksTooMany,
  type Restored,
  restoreBackup,
  writeBackup,
} from '@serendib/api/modules/backups/index';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import { startEmbeddedPostgres } from '@serendib/embedded-postgres';
import { runProgram } from '../lifecycle/run-program.ts';
import type { Stopping } from '../lifecycle/stopping.ts';
import { readSettings } from '../settings/settings.ts';
import { openInstallation } from '../startup/installation.ts';

await runProgram(async ({ stopping }) => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, verify: { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Error('Say where: npm run backup -- --to FILE');
  const file = path.resolve(values.to);
  const installation = await openInstallation(readSettings(process.env), stopping);
  const written = await writeBackup(installation, file);
  console.log(`Wrote ${inWords(written)} to ${file}.`);
  for (const key of written.missing.slice(0, 20))
    console.warn(`! The storage has no file ${key}, which a row names: it was lost before.`);
  if (values.verify)
    console.log(
      `Restored it into a fresh place and read it back: ${inWords(await verify(file, stopping))}. Rows are the same by count and sum, jobs one by one, files byte for byte.`,
    );
  if (lacksTooMany(written)) console.error(`✗ ${lackInWords(written)}`);
  return lacksTooMany(written) ? 1 : 0;
});

function inWords({ tables, jobs, files, missing }: Restored): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (files.bytes / 1_000_000).toFixed(1);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${jobs} waiting jobs and ${files.count} files (${megabytes} MB)${
    missing.length > 0 ? `, ${missing.length} files missing` : ''
  }`;
}

/** What is restored is read back and compared before it is taken; these are its own numbers, not those that the file tells of itself. */
async function verify(file: string, stopping: Stopping): Promise<Restored> {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-verify-'));
  await stopping.add(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, warn: () => {} });
  await stopping.add(postgres.stop, postgres.stopsWithin);
  return restoreBackup(
    { url: postgres.url, storage: openStorage({ folder: path.join(folder, 'media') }) },
    file,
  );
}
