// npm run restore -- --from FILE puts a backup into an empty place: the one that the settings name.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup, restoreBackup } from '@serendib/api/modules/backups/index';
import { runProgram } from '../lifecycle/run-program.ts';
import { readSettings } from '../settings/settings.ts';
import { openInstallation } from '../startup/installation.ts';

await runProgram(async ({ stopping }) => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new Error('Say which: npm run restore -- --from FILE');
  const file = path.resolve(values.from);
  // Before a database is made for it.
  const { described } = await checkBackup(file);
  const { tables, jobs, files, missing } = await restoreBackup(
    await openInstallation(readSettings(process.env), stopping),
    file,
  );
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows, ${jobs} waiting jobs and ${files.count} files as they were at ${described.takenAt}. Mails that waited then are sent at the next start.`,
  );
  if (missing.length > 0)
    console.warn(`! ${missing.length} files were missing already when it was made, ${missing[0]} for one.`);
  return 0;
});
