import { numbersFrom } from '@serendib/contract/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { keepTheirPromises, promises } from './testing/promises.ts';
import { nothingTried, trySequences } from './testing/random-people.ts';
import { witness } from './testing/witness.ts';
import type { Clock } from './testing/world.ts';

/** `npm run bench -- --inquiries` tries 10,000. */
const sequences = Number(process.env.INQUIRY_SEQUENCES ?? 20);
/** So many go on at the same time, which passes for all of them. */
const atOnce = Number(process.env.INQUIRY_AT_ONCE ?? 10);
const seed = Number(process.env.INQUIRY_SEED ?? 11);
const looksAfter = 250;

const clock: Clock = { now: new Date() };
const api = useApi({ clock: () => clock.now, isTrial: true });

test(`${sequences} sequences of random steps by random people, some at once, break no promise, and all is mailed once`, {
  timeout: 120_000 + sequences * 5_000,
}, async () => {
  await witness(api);
  const tried = nothingTried();
  for (let at = 0; at < sequences; at += atOnce) {
    const those = Array.from({ length: Math.min(atOnce, sequences - at) }, (_, of) =>
      numbersFrom(seed * 7_919 + (at + of) * 104_729),
    );
    await trySequences(api, clock, those, tried);
    if (Math.floor((at + atOnce) / looksAfter) > Math.floor(at / looksAfter)) {
      await api.runJobs();
      const counts = await keepTheirPromises(api, tried.renewed);
      // As the server of an operator does by itself, and that of the tests does not.
      await api.db.execute(sql`vacuum analyze`);
      console.log(`${at + atOnce} sequences, ${tried.steps} steps`, JSON.stringify(counts));
    }
  }
  await api.runJobs();
  expect(Object.keys(tried.statuses).filter((status) => Number(status) >= 500)).toEqual([]);
  expect(tried.trespasses).toBe(0);
  const counts = await keepTheirPromises(api, tried.renewed);
  for (const status of [
    'unconfirmed',
    'open',
    'offered',
    'agreed',
    'declined',
    'cancelled',
    'expired',
    'done',
  ])
    expect(counts[status] ?? 0, status).toBeGreaterThan(0);
  if (process.env.INQUIRY_SEQUENCES) {
    const [made] = (
      await api.db.execute(sql`select count(*)::int as threads, count(guest_email)::int as "ofGuests",
        (select count(*)::int from agreements) as agreements, (select count(*)::int from offers) as offers,
        (select count(*)::int from witnessed where departs) as departures from inquiries`)
    ).rows;
    const { renewed, ...rest } = tried;
    console.log(
      JSON.stringify({ seed, sequences, promises, ...rest, renewed: renewed.length, ...made, counts }),
    );
  }
});
