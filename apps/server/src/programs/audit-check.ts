// npm run audit-check [-- --head SEQ:DIGEST]: whether the audit is as it was written. With a head that was noted elsewhere, also whether all of it was written anew.
import { parseArgs } from 'node:util';
import { checkChain } from '@serendib/api/platform/audit/check-chain';
import { runProgram } from '../lifecycle/run-program.ts';
import { readSettings } from '../settings/settings.ts';
import { openBeside } from '../startup/beside.ts';

await runProgram(async ({ stopping }) => {
  const given = parseArgs({ options: { head: { type: 'string' } } }).values.head;
  const [, seq, digest] = /^(\d+):([0-9a-f]{64})$/.exec(given ?? '') ?? [];
  if (given && !digest)
    throw new Error('Say the head as it was told: npm run audit-check -- --head SEQ:DIGEST');
  const db = await openBeside(readSettings(process.env), stopping);
  const noted = digest ? { seq: Number(seq), digest } : undefined;
  const { links, head, faults } = await checkChain(db, noted);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ The audit is as it was written: ${links} links.`);
  if (head) console.log(`It ends with ${head.seq}:${head.digest}`);
  return faults.length === 0 ? 0 : 1;
});
