// npm run forget-factors -- --email ADDRESS: for a person who has lost their phone and their recovery codes.
import { parseArgs } from 'node:util';
import { forgetFactors } from '@serendib/api/modules/accounts/index';
import { runProgram } from '../lifecycle/run-program.ts';
import { readSettings } from '../settings/settings.ts';
import { openBeside } from '../startup/beside.ts';

await runProgram(async ({ stopping }) => {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Error('Say whose: npm run forget-factors -- --email ADDRESS');
  const db = await openBeside(readSettings(process.env), stopping);
  if (!(await forgetFactors(db, email))) throw new Error(`No account has the address ${email}.`);
  console.log(`${email} has no second factor any more, and is signed out everywhere.`);
  return 0;
});
