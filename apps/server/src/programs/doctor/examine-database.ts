import path from 'node:path';
import { countPendingMigrations, migrationsFolder } from '@serendib/api/platform/database/migrate';
import { NewerDatabase, refuseNewer } from '@serendib/api/platform/database/refuse-newer';
import { withClient } from '@serendib/api/platform/database/with-client';
import { findMajor, InUse, OtherMajor, startEmbeddedPostgres } from '@serendib/embedded-postgres';
import type pg from 'pg';
import { reasonOf } from '../../lifecycle/reason-of.ts';
import type { Stopping } from '../../lifecycle/stopping.ts';
import type { Settings } from '../../settings/settings.ts';
import { isThere } from '../../startup/data-dir.ts';
import { provideDatabase } from '../../startup/database.ts';
import { examineContact } from './examine-contact.ts';
import type { Finding } from './findings.ts';

const about = 'Database';
/** Seconds by which the clocks of the app and the database may differ: links and payments run out by them. */
const [noticeable, harmful] = [5, 60];

/** Whether it and its replicas let us in, it may be written to, belongs to this version, and what its clock says. Changes nothing. */
export async function examineDatabase(settings: Settings, stopping: Stopping): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  const folder = path.resolve(dataDir);
  if (!databaseUrl && !(await isThere(path.join(folder, 'pg'))))
    return [{ state: 'fine', about, words: `none yet; the first start makes one in ${folder}` }];
  const warnings: Finding[] = [];
  const warn = (words: string) => warnings.push({ state: 'warning', about, words });
  let url: string;
  try {
    // Data of another major version are not brought over by it, as a start would.
    url = await provideDatabase(settings, stopping, () => undefined, warn, { open: startEmbeddedPostgres });
  } catch (error) {
    if (error instanceof OtherMajor) return [await ofOtherMajor(error)];
    if (!(error instanceof InUse)) return [{ state: 'wrong', about, words: reasonOf(error) }];
    url = error.url;
  }
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => [
    await writable(client),
    ...warnings,
    await version(client),
    await clock(client),
    // A trial shows the one it was delivered with.
    ...(settings.mode === 'production' ? [await examineContact(client)] : []),
  ]).catch((error): Finding[] => [{ state: 'wrong', about, words: reasonOf(error) }]);
}

async function ofOtherMajor({ version, message }: OtherMajor): Promise<Finding> {
  if (!(await findMajor(version))) return { state: 'wrong', about, words: message };
  return {
    ...{ state: 'warning', about, words: `made by PostgreSQL ${version}, which this machine has` },
    advice: 'The next start brings the data over, and leaves what was there beside them.',
  };
}

async function writable(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; readOnly: string; may: boolean }>(
    `select current_setting('server_version') as name, current_setting('transaction_read_only') as "readOnly",
      has_database_privilege(current_database(), 'create') as may`,
  );
  const [{ name, readOnly, may } = { name: '', readOnly: 'off', may: true }] = rows;
  if (readOnly === 'on')
    return {
      ...{ state: 'wrong', about, words: 'it can only be read' },
      advice: 'DATABASE_URL names a replica, perhaps: that belongs into DATABASE_REPLICA_URL.',
    };
  if (!may)
    return {
      ...{ state: 'wrong', about, words: 'its user may make no tables in it' },
      advice: 'Make this user the owner of the database.',
    };
  return { state: 'fine', about, words: `PostgreSQL ${name}, which can be written to` };
}

async function version(client: pg.Client): Promise<Finding> {
  const name = 'Tables';
  try {
    await refuseNewer(client, migrationsFolder);
  } catch (error) {
    if (error instanceof NewerDatabase) return { state: 'wrong', about: name, words: error.message };
    throw error;
  }
  const pending = await countPendingMigrations(client);
  if (pending === 0) return { state: 'fine', about: name, words: 'as this version needs them' };
  return {
    ...{ state: 'warning', about: name, words: `${pending} changes of this version are not made yet` },
    advice: 'The next start makes them. Back up before: npm run backup -- --to FILE',
  };
}

async function clock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  const after = Date.now();
  const apart = Math.abs((rows[0]?.at.getTime() ?? after) - (before + after) / 2) / 1000;
  const words = `${apart.toFixed(1)} s from that of the database`;
  if (apart < noticeable) return { state: 'fine', about: 'Clock', words };
  return {
    ...{ state: apart < harmful ? 'warning' : 'wrong', about: 'Clock', words },
    advice: 'Links, codes and payments run out by the clock: have both machines keep time by NTP.',
  };
}
