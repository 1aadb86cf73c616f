import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { type Peer, type PeerCase, type PeerRow, runToEnd, startProgram, writeFiles } from './peer.ts';

/** The policy of callers without a token, which each installation has. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';

const typeOf = (values: readonly unknown[]): string => {
  const known = values.filter((value) => value !== null && value !== undefined);
  if (known.every((value) => typeof value === 'number')) return 'double precision';
  if (known.every((value) => typeof value === 'boolean')) return 'boolean';
  return known.every((value) => typeof value === 'string') ? 'text' : 'json';
};

/** The vehicles as a table with a column for each of their fields, which Directus finds by itself. */
async function fill(url: string, rows: readonly PeerRow[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== '_id');
  const columns = names.map((name) => ({ name, type: typeOf(rows.map((row) => row[name])) }));
  const client = await openClient(url);
  try {
    await client.query(
      `create table vehicles (id uuid primary key, ${columns.map(({ name, type }) => `"${name}" ${type}`).join(', ')})`,
    );
    for (const row of rows) {
      const values = columns.map(({ name, type }) =>
        type === 'json' ? JSON.stringify(row[name] ?? null) : (row[name] ?? null),
      );
      await client.query(
        `insert into vehicles values (${[row._id, ...values].map((_, index) => `$${index + 1}`).join(', ')})`,
        [row._id, ...values],
      );
    }
    await client.query('create index on vehicles ("averageRating" desc, id)');
    await client.query(`insert into directus_collections (collection) values ('vehicles')`);
    await client.query(
      `insert into directus_permissions (collection, action, permissions, fields, policy)
        values ('vehicles', 'read', '{}', '*', $1)`,
      [publicPolicy],
    );
  } finally {
    await client.end();
  }
}

const makeDirectus = (keeps: boolean): Peer => ({
  name: keeps ? 'directus-with-its-cache' : 'directus',
  packages: { directus: '12.4.0' },
  async start(place) {
    const env = {
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: place.databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(place.port),
      PUBLIC_URL: `http://127.0.0.1:${place.port}`,
      SECRET: 'of a bench alone, on this machine',
      ADMIN_EMAIL: 'bench@example.com',
      ADMIN_PASSWORD: 'of-a-bench-alone',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      TELEMETRY: 'false',
      RATE_LIMITER_ENABLED: 'false',
      PRESSURE_LIMITER_ENABLED: 'false',
      WEBSOCKETS_ENABLED: 'false',
      CACHE_ENABLED: String(keeps),
      CACHE_STORE: 'memory',
      CACHE_TTL: '30m',
    };
    const program = 'node_modules/directus/cli.js';
    // It runs the scripts of flows, of which there are none here, and would have to be compiled.
    await writeFiles(place.folder, {
      'node_modules/isolated-vm/out/isolated_vm.js': 'module.exports = {};\n',
    });
    await runToEnd(place.folder, [program, 'bootstrap', '--skipAdminInit'], env);
    await fill(place.databaseUrl, place.rows);
    const started = await startProgram(place, [program, 'start'], { env, ready: '/server/ping' });
    const name = keeps ? 'Directus, its cache on' : 'Directus';
    const cases: PeerCase[] = [
      {
        ...{ name: `${name}: 24 items`, beside: 'list', shows: 24 },
        path: '/items/vehicles?limit=24&sort=-averageRating,id',
      },
      {
        ...{ name: `${name}: one item`, beside: 'detail', shows: 1 },
        path: `/items/vehicles/${place.rows[0]?._id}`,
      },
    ];
    return { ...started, cases };
  },
});

export const directus = makeDirectus(false);
export const directusWithItsCache = makeDirectus(true);
