// npm run forget-factors -- --email ADDRESS: for a person who has lost their phone and their recovery codes.
import { parseArgs } from 'node:util';
import { forgetFactors } from '@serendib/api/modules/accounts/index';
import { openDatabase } from '@serendib/api/platform/database/database';
import { InUse } from '@serendib/embedded-postgres';
import { formatError } from './format-error.ts';
import { readSettings } from './settings.ts';
import { provideDatabase } from './startup/database.ts';
import { Stopping } from './stopping.ts';

const stopping = new Stopping();
stopping.listen();

try {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Error('Say whose: npm run forget-factors -- --email ADDRESS');
  const url = await provideDatabase(readSettings(process.env), stopping, console.log).catch((error) => {
    if (error instanceof InUse) return error.url;
    throw error;
  });
  const database = openDatabase({ url, poolSize: 1 });
  await stopping.add(database.close);
  if (!(await forgetFactors(database.db, email))) throw new Error(`No account has the address ${email}.`);
  console.log(`${email} has no second factor any more, and is signed out everywhere.`);
  await stopping.stop(0);
} catch (error) {
  if (!stopping.asked) console.error(formatError(error));
  await stopping.stop(1);
}
