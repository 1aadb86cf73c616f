import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { numberOption } from '../options.ts';

/**
 * 10,000 sequences of random steps by random people in threads between travellers and partners, with what must hold of
 * them looked at every 250: `npm run bench -- --inquiries --sequences 10000 --seed 11`. `npm test` tries a few.
 */
export async function measure(): Promise<void> {
  const child = spawn('npx', ['vitest', 'run', 'random-sequences'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      INQUIRY_SEQUENCES: String(numberOption('sequences', 10_000)),
      INQUIRY_SEED: String(numberOption('seed', 11)),
    },
  });
  endedBySignal(() => child.kill());
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
