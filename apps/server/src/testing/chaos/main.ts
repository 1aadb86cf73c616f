// `npm run chaos`: 1,000 kills in batches, each of which is a world of its own; what came of them as a table.

import { type ChaosReport, runChaos } from './chaos.ts';
import { type FaultName, faultNames } from './faults.ts';
import { numberOption } from './options.ts';
import { seeded } from './random.ts';

const kills = numberOption('kills', 1_000);
const batch = numberOption('batch', 50);
const first = numberOption('seed', 1);
/** Milliseconds within which it is to be ready again. */
const bound = numberOption('ready', 10_000);

/** How often each comes: a start of the app takes the processor twenty times as long as one of the database. */
const shares: Record<FaultName, number> = {
  ...{ app: 8, 'app in order': 2, both: 5, database: 20, 'database restarts': 15, 'one backend': 20 },
  ...{ 'one connection': 12, 'all connections': 8, frozen: 4, 'disk full': 6 },
};
/** `--faults database,frozen` asks for these alone. */
const asked = process.argv[process.argv.indexOf('--faults') + 1]?.split(',') ?? [];
const wanted = process.argv.includes('--faults')
  ? faultNames.filter((name) => asked.includes(name))
  : faultNames;
const inShares = wanted.flatMap((name) => Array.from({ length: shares[name] }, () => name));

const reports: ChaosReport[] = [];
for (let done = 0, seed = first; done < kills; done += batch, seed += 1) {
  const random = seeded(seed);
  const names = Array.from({ length: Math.min(batch, kills - done) }, () => random.of(inShares));
  const report = await runChaos({ seed, kills: names, say: (line) => console.error(`${seed}: ${line}`) });
  reports.push(report);
  console.log(inWords(report));
  for (const line of [...report.wrong, ...report.odd].slice(0, 40)) console.log(`  ✗ ${line}`);
  if (report.wrong.length + report.odd.length + report.ownEnds > 0)
    console.log(report.log.split('\n').slice(-60).join('\n'));
}

const sum = (of: (report: ChaosReport) => number) => reports.reduce((total, report) => total + of(report), 0);
const ready = reports.flatMap((report) => report.ready).sort((a, b) => a - b);
const at = (share: number) =>
  Math.round(ready[Math.min(ready.length - 1, Math.floor(ready.length * share))] ?? 0);
const byName = (name: FaultName) => sum((report) => report.kills[name] ?? 0);
console.log(`\n${ready.length} kills: ${faultNames.map((name) => `${name} ${byName(name)}`).join(', ')}`);
console.log(
  `${sum(({ acknowledged }) => acknowledged)} writes acknowledged, ${sum(({ unanswered }) => unanswered)} unanswered, ${sum(({ repeated }) => repeated)} sent again`,
);
console.log(
  `lost, doubled, half or drifted: ${sum(({ wrong }) => wrong.length)}; odd answers: ${sum(({ odd }) => odd.length)}; ended by itself: ${sum(({ ownEnds }) => ownEnds)}`,
);
console.log(
  `jobs ${sum(({ jobs }) => jobs)}, mails ${sum(({ mails }) => mails)}, again under one id ${sum(({ mailedTwice }) => mailedTwice)}; ready after ${at(0.5)} ms (median), ${at(0.95)} (95 of 100), ${at(1)} at most`,
);
const startMs = reports.flatMap((report) => report.startMs).sort((a, b) => a - b);
if (startMs.length > 0)
  console.log(
    `${startMs.length} starts took ${startMs[Math.floor(startMs.length / 2)]} ms of processor (median), ${startMs.at(-1)} at most`,
  );
const late = ready.filter((ms) => ms > bound).length;
if (late > 0) console.log(`${late} times not ready within ${bound} ms`);
process.exit(sum(({ wrong, odd, ownEnds }) => wrong.length + odd.length + ownEnds) + late > 0 ? 1 : 0);

function inWords({
  seed,
  kills: done,
  acknowledged,
  unanswered,
  wrong,
  odd,
  ownEnds,
  swept,
  starts,
}: ChaosReport): string {
  const number = Object.values(done).reduce((total, n) => total + n, 0);
  return `seed ${seed}: ${number} kills, ${starts} starts, ${acknowledged} acknowledged, ${unanswered} unanswered, ${swept} pictures swept, ${wrong.length} wrong, ${odd.length} odd, ended by itself ${ownEnds}`;
}
