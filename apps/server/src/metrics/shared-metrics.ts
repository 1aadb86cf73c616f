import { statfs } from 'node:fs/promises';
import { countOpenAlerts } from '@serendib/api/modules/alerts/index';
import { findBackups } from '@serendib/api/modules/backups/index';
import { countByStatus } from '@serendib/api/modules/payments/index';
import type { Database } from '@serendib/api/platform/database/database';
import { countBytes } from '@serendib/api/platform/database/size.queries';
import { countJobs } from '@serendib/api/platform/jobs/job-counts.queries';
import type { Jobs } from '@serendib/api/platform/jobs/jobs';
import { paymentStatuses } from '@serendib/contract/payments/states';
import { Gauge, Registry } from 'prom-client';
import type { Settings } from '../settings/settings.ts';

/** What is the same whichever process is asked: of the database, the disk and the backups, as it is now. */
export async function measureShared(
  { db }: Pick<Database, 'db'>,
  known: Jobs,
  { dataDir, backups }: Pick<Settings, 'dataDir' | 'backups'>,
): Promise<Registry> {
  const registry = new Registry();
  const gauge = <const Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `serendib_${name}`, help, labelNames, registers: [registry] });

  const up = gauge('database_up', '1 while the database answers');
  const [asked] = await Promise.allSettled([askDatabase(db), disk(), newestBackup()]);
  up.set(asked.status === 'fulfilled' ? 1 : 0);
  return registry;

  async function askDatabase(database: Database['db']) {
    const [jobs, payments, bytes, alerts] = await Promise.all([
      countJobs(database, known),
      countByStatus(database),
      countBytes(database),
      countOpenAlerts(database),
    ]);
    const waiting = gauge('jobs_waiting', 'Jobs to be done at some time, mails among them', ['task']);
    const late = gauge('jobs_late_seconds', 'For how long the oldest job that is due has waited', ['task']);
    const due = gauge('jobs_due', 'Jobs that are due', ['task']);
    const givenUp = gauge('jobs_given_up', 'Jobs that are tried no more', ['task']);
    for (const counts of jobs) {
      const { task } = counts;
      waiting.set({ task }, counts.waiting);
      due.set({ task }, counts.due);
      late.set({ task }, counts.late);
      givenUp.set({ task }, counts.givenUp);
    }
    const byStatus = gauge('payments', 'Payments by state', ['status']);
    for (const status of paymentStatuses)
      byStatus.set({ status }, payments.find((found) => found.status === status)?.count ?? 0);
    gauge('database_bytes', 'Size of the database').set(bytes);
    gauge('alerts_open', 'What calls administrators and is not answered').set(alerts);
  }

  async function disk() {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    gauge('disk_free_bytes', 'Room left where DATA_DIR lies').set(bavail * bsize);
    gauge('disk_bytes', 'All room where DATA_DIR lies').set(blocks * bsize);
  }

  async function newestBackup() {
    if (!backups) return;
    // Said also where the folder cannot be read, so that an age which is not there can be told from no schedule.
    gauge('backup_interval_seconds', 'After how long a backup is made by itself').set(
      backups.everyHours * 3600,
    );
    const [newest] = await findBackups(backups.folder, new Date());
    if (newest)
      gauge('backup_age_seconds', 'Age of the newest backup').set((Date.now() - newest.at.getTime()) / 1000);
  }
}
