// `npm run soak -- --minutes 30`: writes and reads for that long with faults thrown in; memory, handles and connections end flat,
// nothing is lost, and each line of the log has a reason that we know.

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type FaultName, faults } from './faults.ts';
import { numberOption } from './options.ts';
import { seeded } from './random.ts';
import { openWorld, type World } from './world.ts';

const minutes = numberOption('minutes', 30);
const seed = numberOption('seed', 1);
const readers = 2;
const samples = 60;
/** Faults that leave the process alive: one of a new process would begin its memory anew. */
const thrown: (FaultName | 'silent mail server')[] = [
  ...(['database', 'database restarts', 'one backend', 'one connection', 'all connections'] as const),
  ...(['frozen', 'disk full', 'silent mail server'] as const),
];
/** Of all faults. */
const faultCount = 11;
/** In the last third of the time, beside the one before it. */
const growth = { memory: 1.12, handles: 1.15, connections: 1.25 };

/** Lines that a fault explains; all others are faults of ours. */
const explained = [
  /A connection to the database broke/,
  // Refusals: that none of them was a 500 is seen by who asked. Jobs whose end could not be written are done again.
  /(queue|database|storage) is away|(GET|POST|PUT|DELETE) failed|What changes cannot be heard of|Failed to (complete|fail) jobs/,
  /What changes is no longer heard of|What changes is heard of again|is not heard of/,
  /No jobs are done for the moment|Jobs of others could not be looked after/,
  /The mail server does not answer/,
  /The storage of photos could not do what it was asked|no space left|ENOSPC/i,
  /Failed task|Deactivating worker|Recovering from|Error resetting|Worker exited|Unexpected client error|LISTEN/i,
  /the database|terminat|ECONNREFUSED|ECONNRESET|57P0|recovery mode|starting up|shutting down|No space left/i,
  /timeout exceeded when trying to connect|canceling statement|said nothing for/,
];

interface Sample {
  memory: number;
  handles: number;
  connections: number;
}

const world = await openWorld(seed, 3);
try {
  const failures = await soak(world);
  for (const failure of failures) console.log(`✗ ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await world.end();
}
process.exit();

async function soak({ app, database, disk, post, ledger, begin, finish }: World): Promise<string[]> {
  const random = seeded(seed);
  const until = Date.now() + minutes * 60_000;
  const every = (minutes * 60_000) / (faultCount + 1);
  const found: Sample[] = [];
  let read = 0;
  let unread = 0;
  begin();
  const paths = [
    '/',
    '/vehicles',
    '/vehicles?type=van',
    '/tours',
    '/api/vehicles?limit=12',
    '/api/reviews/summary',
    '/search?q=van',
  ];
  const reading = Array.from({ length: readers }, async () => {
    while (Date.now() < until) {
      const reply = await fetch(`${app.origin}${random.of(paths)}`).catch(() => undefined);
      await reply?.arrayBuffer().catch(() => undefined);
      if (reply?.ok) read += 1;
      else if (reply?.status === 503 || !reply) unread += 1;
      else ledger.odd.push(`a page: ${reply.status}`);
      await sleep(20);
    }
  });
  const sampling = (async () => {
    while (Date.now() < until) {
      const sample = await sampleOf(app.pid ?? 0, database.url).catch(() => undefined);
      if (sample) found.push(sample);
      await sleep((minutes * 60_000) / samples);
    }
  })();
  for (let number = 0; number < faultCount; number += 1) {
    await sleep(every * (0.7 + random.next() * 0.3));
    const name = thrown[number % thrown.length] ?? 'database';
    if (name === 'silent mail server') {
      post.isSilent = true;
      await sleep(5_000);
      post.isSilent = false;
    } else if (name !== 'disk full' || disk) await faults[name]({ app, database, disk, random });
    const ms = await app.ready();
    console.error(`${name}: ready after ${Math.round(ms)} ms, ${ledger.total} writes, ${read} reads`);
  }
  await Promise.all([...reading, sampling]);
  const { wrong } = await finish();
  await app.end('SIGTERM');

  const failures = [...wrong, ...ledger.odd];
  if (app.ownEnds > 0) failures.push(`it ended by itself ${app.ownEnds} times`);
  if (failures.length > 0) console.log(app.output);
  const third = Math.floor(found.length / 3);
  const [middle, last] = [found.slice(third, 2 * third), found.slice(2 * third)];
  for (const what of ['memory', 'handles', 'connections'] as const) {
    const [before, after] = [
      median(middle.map((each) => each[what])),
      median(last.map((each) => each[what])),
    ];
    console.log(
      `${what}: ${median(found.slice(0, third).map((each) => each[what]))}, ${before}, ${after} (medians of the thirds)`,
    );
    if (after > before * growth[what] + 2) failures.push(`${what} grew from ${before} to ${after}`);
  }
  const lines = app.output.split('\n').filter((line) => /^\[[\d:]+\] (WARN|ERROR|FATAL):/.test(line));
  for (const line of lines)
    if (!explained.some((reason) => reason.test(line))) failures.push(`not explained: ${line}`);
  console.log(
    `${minutes} minutes, ${faultCount} faults, ${ledger.total} writes acknowledged, ${ledger.unanswered} unanswered, ${read} reads, ${unread} refused, ${post.taken.length} mails, ${lines.length} lines of warning`,
  );
  return failures;
}

async function sampleOf(pid: number, url: string): Promise<Sample> {
  const [row] = await ask(
    { url },
    `select count(*)::int as n from pg_stat_activity where application_name like 'serendib%'`,
  );
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: Number(row?.n),
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
