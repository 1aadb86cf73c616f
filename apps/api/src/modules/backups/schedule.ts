import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayOf, daysBetween } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import type { Context, Module } from '../../platform/module.ts';
import { raiseAlert } from '../alerts/index.ts';
import { writeBackup } from './write-backup.ts';

/** Where backups go by themselves, and how often. */
export interface BackupSchedule {
  /** Of the database. */
  url: string;
  folder: string;
  everyHours: number;
}

const job = 'backups:make';
const hourMs = 3_600_000;
/** The newest of so many days and of so many weeks stay. */
const daysKept = 7;
const weeksKept = 4;

const nameOf = (at: Date) => `serendib-${at.toISOString().replaceAll(':', '-')}.backup`;
const timeOf = (name: string): Date | undefined => {
  const [, day, hour, minute, second] = /^serendib-(.+)T(\d\d)-(\d\d)-(.+Z)\.backup$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** Backups of ours in a folder, the newest first; other files are left alone. */
export async function findBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const at = timeOf(name);
    return at ? [{ name, at }] : [];
  });
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Makes a backup where the newest is as old as the schedule says, and takes away what is kept no longer. */
export async function backUpIfDue(
  context: Pick<Context, 'db' | 'storage' | 'clock' | 'mailer' | 'log'>,
  { url, folder, everyHours }: BackupSchedule,
): Promise<void> {
  const at = context.clock();
  let newest: Date | undefined;
  try {
    [{ at: newest } = { at: undefined }] = await findBackups(folder);
    // Looked at every hour, at a minute that may come a little early.
    if (newest && at.getTime() - newest.getTime() < (everyHours - 0.5) * hourMs) return;
    await writeBackup({ url, storage: context.storage }, path.join(folder, nameOf(at)), { at });
    for (const { name } of expired(await findBackups(folder))) await rm(path.join(folder, name));
  } catch (error) {
    context.log.error(error, 'The backup could not be made');
    const reason = error instanceof Error ? error.message : String(error);
    await raiseAlert(context, context.db, {
      ...{ kind: 'backup_failed', subject: job, at },
      what: newest
        ? t('The backup could not be made: {reason} The newest one is of {moment}.', {
            reason,
            moment: momentInWords(newest),
          })
        : t('The backup could not be made: {reason} There is no other.', { reason }),
    });
  }
}

/** Those that are neither the newest of one of the last days nor of one of the last weeks that have any. */
function expired(newestFirst: readonly { name: string; at: Date }[]) {
  const [days, weeks] = [new Set<string>(), new Set<number>()];
  return newestFirst.filter(({ at }) => {
    const day = dayOf(at);
    // A Monday.
    const week = Math.floor(daysBetween('2024-01-01', day) / 7);
    const isOfDay = !days.has(day) && days.size < daysKept;
    const isOfWeek = !weeks.has(week) && weeks.size < weeksKept;
    if (isOfDay) days.add(day);
    if (isOfWeek) weeks.add(week);
    return !isOfDay && !isOfWeek;
  });
}

export const backups =
  (schedule: BackupSchedule | undefined): Module =>
  (_, context) => {
    if (schedule) context.jobs.repeat(job, '17 * * * *', () => backUpIfDue(context, schedule));
  };
