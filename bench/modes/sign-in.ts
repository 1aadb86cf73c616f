import { rm } from 'node:fs/promises';
import { makeFolder } from '../opened.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, report } from '../report.ts';
import { median, processorMs } from '../statistics.ts';

/**
 * Measures signing in: how many a second, what one costs in processor time, and whether the time of a refusal tells
 * if an address is known. Linux alone: `npm run bench -- --sign-in`.
 */
const tries = 200;
const seconds = 6;
const connections = 8;
const email = 'bench@example.lk';
const password = 'Kandy-Lake-7';

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-bench-');
  const { child, origin } = await startSerendib(dataDir, { LOG_LEVEL: 'warn', DEMO_DATA: 'off' });
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, string> };
  };
  const login = (address: string, given: string) => post('login', { email: address, password: given });
  const timed = async (address: string) => {
    const begun = performance.now();
    const { status } = await login(address, 'Wrong-Lake-7');
    if (status !== 401) throw new Error(`Unexpected status ${status}.`);
    return performance.now() - begun;
  };
  try {
    const joined = await post('register', { userName: 'Bench', email, password, confirmPassword: password });
    const token = joined.body.devVerificationLink?.split('/').at(-1);
    await fetch(`${origin}/api/auth/verify-email/${token}`);
    for (let i = 0; i < 20; i++) await timed(email);

    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < tries; i++) {
      // In turns, and each first as often as the other: the machine's speed drifts.
      const order = i % 2 === 0 ? [known, unknown] : [unknown, known];
      for (const list of order) list.push(await timed(list === known ? email : `nobody${i}@example.lk`));
    }

    const cpuBefore = processorMs(child.pid);
    const begun = performance.now();
    let done = 0;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() - begun < seconds * 1000) {
          const { status } = await login(email, password);
          if (status !== 200) throw new Error(`Unexpected status ${status}.`);
          done++;
        }
      }),
    );
    const elapsed = (performance.now() - begun) / 1000;
    const cpu = processorMs(child.pid) - cpuBefore;
    report(
      'sign-in',
      '## Signing in',
      `Signing in over ${connections} connections (argon2id, 19 MiB, 2 passes, 1 lane), and the median of ${tries} refusals each of an address that is known and of one that is not.`,
      markdownTable([
        {
          'a second': (done / elapsed).toFixed(0),
          'processor ms of one': (cpu / done).toFixed(1),
          'refusal ms, known': median(known).toFixed(2),
          unknown: median(unknown).toFixed(2),
        },
      ]),
    );
  } finally {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
