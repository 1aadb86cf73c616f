import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { type Peer, type PeerCase, type PeerRow, runToEnd, startProgram, writeFiles } from './peer.ts';

/** The card of a vehicle: what ours shows, by the same fields. */
const cards = `
import { Pool } from 'pg';
const pool = (globalThis.pool ??= new Pool({ connectionString: process.env.DATABASE_URL, max: 10 }));
const order = 'order by rating desc nulls last, id limit 24';
export async function Cards({ most }) {
  const { rows } = await pool.query({
    name: 'cards',
    text: 'select vehicle from vehicles where price <= $1 ' + order,
    values: [most],
  });
  return (
    <main>
      <h1>Vehicles with a driver</h1>
      <ul>
        {rows.map(({ vehicle }) => (
          <li key={vehicle._id}>
            <article className="card">
              <img src={vehicle.image} alt="" width="640" height="400" loading="lazy" />
              <h2><a href={'/vehicles/' + vehicle._id}>{vehicle.vehicleModel}</a></h2>
              <p>{vehicle.vehicleType}, based in {vehicle.baseLocation}</p>
              <p>{vehicle.seatingCapacity} seats{vehicle.hasAC ? ' · Air conditioning' : ''}</p>
              <ul>{(vehicle.features ?? []).slice(0, 2).map((one) => <li key={one}>{one}</li>)}</ul>
              <p>{(vehicle.description ?? '').slice(0, 240)}</p>
              {vehicle.isPremium ? <span className="premium">Premium</span> : null}
              {vehicle.checkedAt ? <span className="verified">Verified</span> : null}
              {vehicle.averageRating === null ? null : (
                <p aria-label={vehicle.averageRating + ' of 5'}>★ {vehicle.averageRating} ({vehicle.reviewCount})</p>
              )}
              <p>Rs {vehicle.price?.from ?? '–'} {vehicle.price?.per ?? ''}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
`;
const files = {
  'app/layout.jsx': `
export const metadata = { title: 'Vehicles' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/cards.jsx': cards,
  'app/anew/page.jsx': `
import { Cards } from '../cards.jsx';
export const dynamic = 'force-dynamic';
export default async function Page({ searchParams }) {
  return <Cards most={Number((await searchParams).maxPrice ?? 1e9)} />;
}
`,
  'app/kept/page.jsx': `
import { Cards } from '../cards.jsx';
export const dynamic = 'force-static';
export default function Page() {
  return <Cards most={1e9} />;
}
`,
  'next.config.mjs': 'export default { poweredByHeader: false };\n',
};

async function fill(url: string, rows: readonly PeerRow[]): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query(
      'create table vehicles (id uuid primary key, rating float8, price float8 not null, vehicle jsonb not null)',
    );
    for (const row of rows) {
      const { from } = (row.price ?? {}) as { from?: number };
      await client.query('insert into vehicles values ($1, $2, $3, $4)', [
        ...[row._id, row.averageRating ?? null, from ?? 0],
        JSON.stringify(row),
      ]);
    }
    await client.query('create index on vehicles (rating desc nulls last, id)');
  } finally {
    await client.end();
  }
}

export const next: Peer = {
  name: 'next',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', pg: '8.23.1' },
  async start(place) {
    const { folder, port, databaseUrl, rows } = place;
    const env = { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    await writeFiles(folder, files);
    await fill(databaseUrl, rows);
    const program = 'node_modules/next/dist/bin/next';
    await runToEnd(folder, [program, 'build'], env);
    const started = await startProgram(place, [program, 'start', '-H', '127.0.0.1', '-p', String(port)], {
      env,
      ready: '/kept',
    });
    const cases: PeerCase[] = [
      { name: 'Next.js: 24 cards, dynamic', beside: 'page', shows: 24, path: '/anew?maxPrice=10000000' },
      { name: 'Next.js: 24 cards, static', beside: 'page', shows: 24, path: '/kept' },
    ];
    return { ...started, cases };
  },
};
