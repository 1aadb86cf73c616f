import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { findingRows, phaseRows, viewsOf } from '../cluster/findings.ts';
import { Load } from '../cluster/load.ts';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { makeWorld } from '../cluster/world.ts';
import { makeFolder } from '../opened.ts';
import { numberOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';

/**
 * Sets up all of what several machines would be, on this one: a primary and a replica of PostgreSQL, Redis, nginx, an S3
 * server and three app processes. Loads it, kills a process, the replica and Redis under load, brings each back, and
 * compares what was promised with what is found. `npm run bench -- --cluster --seconds 6`
 */
const seconds = numberOption('seconds', 6);
const warmUp = 60;

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-cluster-');
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster(folder);
    await trouble(cluster);
  } catch (error) {
    // What has to be installed is said in words, and not with a stack.
    console.error(`✗ ${(error as Error).message}`);
    if (!/please install/.test((error as Error).message)) console.error((error as Error).stack);
    process.exitCode = 1;
  } finally {
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function trouble(cluster: Cluster): Promise<void> {
  const world = await makeWorld(cluster.url);
  const load = new Load(cluster, world);
  const viewsBefore = await viewsOf(world);
  const killedAt: number[] = [];
  const killed = cluster.apps[1];
  if (!killed) throw new Error('There is no second process.');

  // The first page of each process takes its time.
  load.begin('the first requests');
  load.start();
  while ((load.phases[0]?.asked ?? 0) < warmUp) await wait(100);
  load.begin('all is well');
  await wait(seconds * 1000);

  load.begin('a process is killed');
  await killed.kill();
  killedAt.push(Date.now());
  await wait(seconds * 1000);
  load.begin('it comes back');
  await killed.start();
  await wait(2_000);

  load.begin('the replica is killed');
  await cluster.replica.kill();
  await wait(seconds * 1000);
  load.begin('it comes back, behind');
  await cluster.replica.start();
  await wait(4_000);

  load.begin('Redis is killed');
  await cluster.redis.kill();
  await wait(seconds * 1000);
  load.begin('it comes back, empty');
  await cluster.redis.start();
  await wait(4_000);

  await load.stop();
  // What is counted is written every three seconds.
  await wait(4_000);
  const findings = await findingRows(load, cluster, world, viewsBefore, killedAt);
  await world.close();
  report(
    'cluster',
    '## Several machines',
    'nginx before three processes, a primary and a streaming replica of PostgreSQL, Redis and an S3 server, all on one machine; nine visitors read, review, edit, look, upload and unverify without a pause.',
    markdownTable(phaseRows(load)),
    'What was promised, and what was found afterwards:',
    markdownTable(findings),
  );
  for (const [what, list] of Object.entries({
    stale: load.staleReads,
    'stale, not asked anew': load.stalePlainReads,
    shown: load.shownAfter,
  }))
    for (const one of list.slice(0, 20)) console.log(`${what}: ${one}`);
}
