// npm run audit-check [-- --head SEQ:DIGEST]: whether the audit is as it was written. With a head that was noted elsewhere, also whether all of it was written anew.
import { parseArgs } from 'node:util';
import { checkChain } from '@serendib/api/platform/audit/check-chain';
import { openDatabase } from '@serendib/api/platform/database/database';
import { InUse } from '@serendib/embedded-postgres';
import { formatError } from './format-error.ts';
import { readSettings } from './settings.ts';
import { provideDatabase } from './startup/database.ts';
import { Stopping } from './stopping.ts';

const stopping = new Stopping();
stopping.listen();

try {
  const given = parseArgs({ options: { head: { type: 'string' } } }).values.head;
  const [, seq, digest] = /^(\d+):([0-9a-f]{64})$/.exec(given ?? '') ?? [];
  if (given && !digest)
    throw new Error('Say the head as it was told: npm run audit-check -- --head SEQ:DIGEST');
  const url = await provideDatabase(readSettings(process.env), stopping, console.log).catch((error) => {
    if (error instanceof InUse) return error.url;
    throw error;
  });
  const database = openDatabase({ url, poolSize: 1 });
  await stopping.add(database.close);
  const noted = digest ? { seq: Number(seq), digest } : undefined;
  const { links, head, faults } = await checkChain(database.db, noted);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length === 0) console.log(`✓ The audit is as it was written: ${links} links.`);
  if (head) console.log(`It ends with ${head.seq}:${head.digest}`);
  await stopping.stop(faults.length === 0 ? 0 : 1);
} catch (error) {
  if (!stopping.asked) console.error(formatError(error));
  await stopping.stop(1);
}
