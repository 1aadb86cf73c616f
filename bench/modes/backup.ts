import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { imageWidths } from '@serendib/contract/media/src-set';
import { type Db, openDatabase } from '../../apps/api/src/platform/database/database.ts';
import { openStorage } from '../../apps/api/src/platform/storage/open-storage.ts';
import { listings as listingRows, pictures } from '../../apps/api/src/schema/index.ts';
import { sparingEnvironment } from '../../scripts/prepare/node.mjs';
import { environmentOf } from '../../scripts/prepare/server-process.mjs';
import { serverProgram } from '../../scripts/prepare/stamps.mjs';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';

/**
 * Measures how long a catalogue takes to be backed up, backed up and verified, and restored, each by its command:
 * `npm run bench -- --backup --listings 100000 --photos 1000`, or `--filled <folder>` of one that is there and that no app uses, as it is.
 */
const data = textOption('filled');
const listings = numberOption('listings', 100_000);
const photos = numberOption('photos', 1_000);
/** What 100,000 listings are to take at most. */
const aimSeconds = 120;
const root = new URL('../..', import.meta.url);

async function command(name: string, dataDir: string, ...given: string[]) {
  const began = performance.now();
  const env = environmentOf({ ...sparingEnvironment, DATA_DIR: dataDir });
  const { stdout } = await promisify(execFile)(process.execPath, [serverProgram(name), ...given], {
    cwd: root,
    env,
  });
  return { seconds: (performance.now() - began) / 1000, says: stdout };
}

async function withDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const server = await startPostgres({ dataDir });
  const database = openDatabase({ url: server.url, poolSize: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** Photos as uploads leave them: a row and a file of each width, which are not compressed any further. */
async function addPhotos(dataDir: string, db: Db): Promise<void> {
  const storage = openStorage({ folder: join(dataDir, 'media') });
  for (let photo = 0; photo < photos; photo++) {
    const key = randomBytes(16).toString('hex');
    await db.insert(pictures).values({ key, width: 1600, height: 1200, bytes: 3_000_000 });
    for (const width of imageWidths)
      await storage.put(`${key.slice(0, 2)}/${key}/${width}.webp`, randomBytes(width * 100), 'image/webp');
  }
}

async function makeCatalogue(dataDir: string): Promise<void> {
  await command('seed', dataDir, '--listings', String(listings));
  await withDatabase(dataDir, (db) => addPhotos(dataDir, db));
}

/** What the command says that it wrote, without where. */
const writtenIn = (says = '') => says.slice(says.indexOf('Wrote ') + 'Wrote '.length, says.indexOf(' to '));

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-backup-bench-');
  const dataDir = data ?? join(folder, 'data');
  const file = join(folder, 'one.backup');
  try {
    if (!data) await makeCatalogue(dataDir);
    const steps = [
      { name: '`backup`', ...(await command('backup', dataDir, '--to', file)) },
      { name: '`backup --verify`', ...(await command('backup', dataDir, '--to', file, '--verify')) },
      { name: '`restore`', ...(await command('restore', join(folder, 'restored'), '--from', file)) },
    ];
    const found = await withDatabase(dataDir, (db) => db.$count(listingRows));
    const megabytes = Math.round((await stat(file)).size / 1_000_000);
    report(
      'backup',
      '## Backup',
      `Of ${found} listings: ${writtenIn(steps[0]?.says)}, in a file of ${megabytes} MB; with the start and the end of the embedded database. 100,000 listings are to take less than ${aimSeconds} s.`,
      markdownTable(steps.map(({ name, seconds }) => ({ command: name, seconds: seconds.toFixed(1) }))),
    );
    const isLate = steps.some(({ name, seconds }) => !name.includes('verify') && seconds >= aimSeconds);
    if (!data && isLate) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
