import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, type Row, report } from '../report.ts';
import { median, quantile } from '../statistics.ts';

/**
 * Measures how long a process goes on showing a listing that was hidden in the database by another connection, and how
 * long until it shows it again. `npm run bench -- --invalidation --rounds 50`.
 */
const rounds = numberOption('rounds', 50);

/** The id of what a list begins with. */
async function firstOf(list: string): Promise<string> {
  const [first] = (await (await fetch(list)).json()) as { _id: string }[];
  if (!first) throw new Error(`${list} is empty.`);
  return first._id;
}

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-invalidation-');
  const postgres = await startPostgres({ dataDir: folder });
  const client = await openClient(postgres.url);
  let child: ChildProcess | undefined;
  try {
    const settings = { DATABASE_URL: postgres.url, DEMO_DATA: 'on', LOG_LEVEL: 'warn' };
    const server = await startSerendib(folder, settings);
    child = server.child;
    const { origin } = server;
    const vehicle = await firstOf(`${origin}/api/vehicles?limit=1`);
    const rows: Row[] = [];
    for (const [path, id] of [
      ['/api/vehicles?limit=24', vehicle],
      ['/vehicles', vehicle],
      ['/', await firstOf(`${origin}/api/tour-guides/featured/homepage`)],
    ] as const) {
      const shows = async () => (await (await fetch(origin + path)).text()).includes(id);
      if (!(await shows())) throw new Error(`${path} does not show what is to be hidden.`);
      const taken: Record<'gone' | 'there', number[]> = { gone: [], there: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const wanted of ['gone', 'there'] as const) {
          const hidden = wanted === 'gone' ? 'now()' : 'null';
          await client.query(`update listings set hidden_at = ${hidden} where id = $1`, [id]);
          const changedAt = performance.now();
          while ((await shows()) !== (wanted === 'there'));
          taken[wanted].push(performance.now() - changedAt);
        }
      const ms = (which: 'gone' | 'there') =>
        `${median(taken[which]).toFixed(0)} / ${quantile(taken[which], 0.99).toFixed(0)}`;
      rows.push({ 'what is asked': path, 'gone, ms': ms('gone'), 'there again, ms': ms('there') });
    }
    report(
      'invalidation',
      `From the change in the database until a process that keeps the page or reply shows it, in ${rounds} rounds: median / p99, with the request that finds it.`,
      markdownTable(rows),
    );
  } finally {
    await client.end();
    if (child) await stop(child);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
