import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { environmentOf, hasEnded } from '../../scripts/prepare/server-process.mjs';
import { root } from '../../scripts/prepare/steps.mjs';
import { makeFolder } from '../opened.ts';
import { numberOption, textOption } from '../options.ts';
import { stop as stopChild } from '../processes.ts';
import { markdownTable, report } from '../report.ts';
import { median, totalProcessorMs } from '../statistics.ts';

/**
 * Measures how long `npm start` takes to its first page, installed and built, with the demo catalogue there already:
 * `npm run bench -- --start --against <folder> --rounds 5`. `--data <folder>` starts on a larger catalogue as well.
 */
const rounds = numberOption('rounds', 5);
const against = textOption('against');
const data = textOption('data');
const patience = 120_000;

interface Start {
  seconds: number;
  cpuSeconds: number;
}

async function start(checkout: string, dataDir: string): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: environmentOf({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = endedBySignal(() => stopChild(child));
  try {
    await firstPage(`http://127.0.0.1:${port}/`, child);
    const seconds = (performance.now() - begun) / 1000;
    const spent = totalProcessorMs(child.pid);
    return { seconds, cpuSeconds: spent / 1000 };
  } finally {
    await stop();
  }
}

async function firstPage(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end; await wait(10)) {
    if (hasEnded(child)) throw new Error('Serendib did not start.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && (await answer.text()).endsWith('</html>')) return;
  }
  throw new Error('There was no page within two minutes.');
}

const words = (all: readonly Start[]) => ({
  'first page s': median(all.map(({ seconds }) => seconds)).toFixed(2),
  fastest: Math.min(...all.map(({ seconds }) => seconds)).toFixed(2),
  'processor s': median(all.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
});

export async function measure(): Promise<void> {
  const folder = await makeFolder('serendib-start-');
  const sides = [
    { name: 'now', checkout: root, dataDir: join(folder, 'now'), starts: [] as Start[] },
    ...(data
      ? [{ name: 'now, on the larger catalogue', checkout: root, dataDir: data, starts: [] as Start[] }]
      : []),
    ...(against
      ? [{ name: 'before', checkout: against, dataDir: join(folder, 'before'), starts: [] as Start[] }]
      : []),
  ];
  try {
    // The first start makes and fills the database.
    for (const { checkout, dataDir } of sides) await start(checkout, dataDir);
    for (let round = 0; round < rounds; round++)
      for (const { checkout, dataDir, starts } of sides) starts.push(await start(checkout, dataDir));
    report(
      'start',
      '## Start',
      `From \`npm start\` to the first page, in turns, ${rounds} rounds, with the demo catalogue where nothing else is said; the processor time is of all its processes.`,
      markdownTable(sides.map(({ name, starts }) => ({ start: name, ...words(starts) }))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
