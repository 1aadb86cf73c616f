import { seedDemo } from '@serendib/api/demo/seed';
import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { openDatabase } from '@serendib/api/platform/database/database';
import { migrateDatabase } from '@serendib/api/platform/database/migrate';

type Say = (message: string) => void;

/** Brings tables and places up to date, and fills in the invented catalogue where it is wanted and not there. */
export async function prepareContents(url: string, demoData: boolean, say: Say): Promise<void> {
  await migrateDatabase(url, undefined, { say });
  const database = openDatabase({ url, poolSize: 2, statementTimeoutMs: 300_000 });
  try {
    await loadPlaces(database.db);
    say('The places are loaded');
    if (demoData) {
      const { listings } = await seedDemo(database.db);
      if (listings > 0) say(`The demo catalogue is filled in: ${listings} listings`);
    }
  } finally {
    await database.close();
  }
}
