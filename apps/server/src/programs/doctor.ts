// npm run doctor: says in words what is wrong with the settings, and with what they name. Also while the app runs.

import { runProgram } from '../lifecycle/run-program.ts';
import type { Stopping } from '../lifecycle/stopping.ts';
import { readSettings, type Settings, WrongSettings } from '../settings/settings.ts';
import { examineDatabase } from './doctor/examine-database.ts';
import { examineProxy, examineRedis } from './doctor/examine-network.ts';
import { examinePayments } from './doctor/examine-payments.ts';
import { examineBackups, examineMail, examineStorage } from './doctor/examine-surroundings.ts';
import { type Finding, inLines } from './doctor/findings.ts';

await runProgram(async ({ stopping }) => {
  const found = await examine(stopping);
  for (const line of inLines(found)) console.log(line);
  const wrong = found.filter(({ state }) => state === 'wrong').length;
  const warnings = found.filter(({ state }) => state === 'warning').length;
  console.log(
    wrong > 0
      ? `\n${wrong} to be mended before it can serve.`
      : `\nNothing is wrong${warnings > 0 ? `; ${warnings} to be looked at` : ''}.`,
  );
  return wrong > 0 ? 1 : 0;
});

/** The settings first: what they name can be asked only where they are right. */
async function examine(stopping: Stopping): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    return error.faults.map((words) => ({ state: 'wrong', about: 'Settings', words }));
  }
  const rest = await Promise.all([
    examineDatabase(settings, stopping),
    examineRedis(settings),
    examineProxy(settings),
    examineStorage(settings),
    examineBackups(settings),
    examineMail(settings),
    examinePayments(settings),
  ]);
  return [{ state: 'fine', about: 'Settings', words: `read, for ${settings.mode}` }, ...rest.flat()];
}
