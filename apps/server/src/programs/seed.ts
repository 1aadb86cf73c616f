// npm run seed fills in the invented catalogue, npm run seed -- --remove takes it out; also while the app runs.
// npm run seed -- --listings 1000000 makes it as large as a marketplace may grow, for which calls wait.
import { parseArgs } from 'node:util';
import { growDemo } from '@serendib/api/demo/growth/grow';
import { removeDemo, seedDemo } from '@serendib/api/demo/seed';
import { openDatabase } from '@serendib/api/platform/database/database';
import { runProgram } from '../lifecycle/run-program.ts';
import type { Stopping } from '../lifecycle/stopping.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { findDatabase } from '../startup/beside.ts';
import { prepareContents } from '../startup/contents.ts';
import { progressBar } from '../startup/progress-bar.ts';

/** What one table of a single database was tried with. */
const most = 10_000_000;

await runProgram(async ({ stopping }) => {
  await seed(readSettings(process.env), asked(), stopping);
  return 0;
});

interface Asked {
  remove: boolean;
  /** How many listings there shall be, where more are wanted than the catalogue has. */
  listings: number | undefined;
}

function asked(): Asked {
  const { values } = parseArgs({
    options: { remove: { type: 'boolean', default: false }, listings: { type: 'string' } },
  });
  const listings = values.listings === undefined ? undefined : Number(values.listings);
  if (listings !== undefined && !(Number.isInteger(listings) && listings > 0 && listings <= most))
    throw new Error(`--listings takes a whole number up to ${most}.`);
  return { remove: values.remove, listings };
}

async function seed(
  settings: Settings,
  { remove, listings: wanted }: Asked,
  stopping: Stopping,
): Promise<void> {
  if (settings.mode === 'production' && !remove) throw new Error('In production nothing is invented.');
  const url = await findDatabase(settings, stopping);
  await prepareContents(url, false, () => {});
  // What was made as large as a marketplace takes long to be taken out, too.
  const database = openDatabase({ url, poolSize: 2, statementTimeoutMs: wanted || remove ? 0 : 300_000 });
  await stopping.add(database.close);
  const { listings, reviews, users } = await (remove ? removeDemo : seedDemo)(database.db);
  const counts = `${listings} listings, ${reviews} reviews and ${users} people`;
  if (remove) {
    console.log(
      `Removed ${counts}.${settings.demoData ? ' DEMO_DATA=off keeps the next start from adding them.' : ''}`,
    );
    return;
  }
  console.log(
    listings > 0
      ? `Added ${counts}.`
      : 'Nothing is added as long as anything of the invented catalogue is there.',
  );
  if (wanted === undefined) return;
  const grown = await growDemo(database.db, wanted, { onProgress: progressBar() });
  console.log(
    grown.listings > 0
      ? `Added ${grown.listings} listings, ${grown.reviews} ratings and ${grown.people} people.`
      : `There are ${wanted} listings or more already.`,
  );
}
