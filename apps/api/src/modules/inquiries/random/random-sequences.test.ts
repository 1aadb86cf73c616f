import { numbersFrom } from '@serendib/contract/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { keepTheirPromises, witness } from './testing/promises.ts';
import { type Clock, type Tried, trySequences } from './testing/random-people.ts';

/** `npm run bench -- --inquiries` tries 10,000. */
const sequences = Number(process.env.INQUIRY_SEQUENCES ?? 20);
/** So many go on at the same time, which passes for all of them. */
const atOnce = 10;
const seed = Number(process.env.INQUIRY_SEED ?? 11);

const clock: Clock = { now: new Date() };
const api = useApi({ clock: () => clock.now, isTrial: true });

test(`${sequences} sequences of random steps by random people, some at once, break no promise, and all is mailed once`, {
  timeout: 120_000 + sequences * 5_000,
}, async () => {
  await witness(api);
  const tried: Tried = { statuses: {}, steps: 0 };
  for (let at = 0; at < sequences; at += atOnce) {
    const those = Array.from({ length: Math.min(atOnce, sequences - at) }, (_, of) =>
      numbersFrom(seed * 7_919 + (at + of) * 104_729),
    );
    await trySequences(api, clock, those, tried);
    if ((at + atOnce) % 500 === 0) {
      await api.runJobs();
      console.log(
        `${at + atOnce} sequences, ${tried.steps} steps`,
        JSON.stringify(await keepTheirPromises(api)),
      );
    }
  }
  await api.runJobs();
  expect(Object.keys(tried.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  const counts = await keepTheirPromises(api);
  for (const status of ['open', 'offered', 'agreed', 'declined', 'cancelled', 'expired', 'done'])
    expect(counts[status] ?? 0, status).toBeGreaterThan(0);
  if (process.env.INQUIRY_SEQUENCES) {
    const [made] = (
      await api.db.execute(sql`select count(*)::int as threads,
        (select count(*)::int from agreements) as agreements, (select count(*)::int from offers) as offers from inquiries`)
    ).rows;
    console.log(JSON.stringify({ seed, sequences, ...tried, ...made, counts }));
  }
});
