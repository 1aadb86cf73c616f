// npm run seed fills in the invented catalogue, npm run seed -- --remove takes it out; also while the app runs.
import { removeDemo, seedDemo } from '@serendib/api/demo/seed';
import { openDatabase } from '@serendib/api/platform/database/database';
import { InUse } from '@serendib/embedded-postgres';
import { formatError } from './format-error.ts';
import { readSettings, type Settings } from './settings.ts';
import { prepareContents } from './startup/contents.ts';
import { provideDatabase } from './startup/database.ts';
import { Stopping } from './stopping.ts';

const stopping = new Stopping();
stopping.listen();

try {
  await seed(readSettings(process.env), process.argv.includes('--remove'));
  await stopping.stop(0);
} catch (error) {
  if (!stopping.asked) console.error(formatError(error));
  await stopping.stop(1);
}

async function seed(settings: Settings, remove: boolean): Promise<void> {
  if (settings.mode === 'production' && !remove) throw new Error('In production nothing is invented.');
  const url = await provideDatabase(settings, stopping, console.log).catch((error) => {
    if (error instanceof InUse) return error.url;
    throw error;
  });
  await prepareContents(url, false, () => {});
  const database = openDatabase({ url, poolSize: 1, statementTimeoutMs: 300_000 });
  await stopping.add(database.close);
  const { listings, reviews, users } = await (remove ? removeDemo : seedDemo)(database.db);
  const counts = `${listings} listings, ${reviews} reviews and ${users} people`;
  if (!remove) console.log(listings > 0 ? `Added ${counts}.` : 'The invented catalogue is there already.');
  else
    console.log(
      `Removed ${counts}.${settings.demoData ? ' DEMO_DATA=off keeps the next start from adding them.' : ''}`,
    );
}
