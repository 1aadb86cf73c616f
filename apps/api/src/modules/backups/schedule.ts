import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backupDays } from '@serendib/contract/backups/kept';
import { addDays, dayOf, daysBetween } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import type { Context, Module } from '../../platform/module.ts';
import { raiseAlert } from '../alerts/index.ts';
import { type Ending, lacksTooMany, refusedForLack } from './about.ts';
import { unfinishedOf } from './archive.ts';
import { isClockAhead } from './clock.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
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
/** After which what a killed run left unfinished is written no more. */
const unfinishedMs = 24 * hourMs;
/** By which the clock of another machine that makes backups may be ahead of ours, and ours of the database's. */
const aheadMs = hourMs;
/** Of missing files; the log names more than the mail. */
const [mostLogged, mostMailed] = [20, 3];
/** The newest of so many days and of so many weeks stay. */
const daysKept = 7;
const weeksKept = 4;

const [whole, incomplete] = ['.backup', '.incomplete.backup'] as const;
const nameOf = (at: Date, ending: string) => `serendib-${at.toISOString().replaceAll(':', '-')}${ending}`;
const timeOf = (name: string): Date | undefined => {
  const [, day, hour, minute, second] = /^serendib-(.+)T(\d\d)-(\d\d)-(.+Z)\.backup$/.exec(name) ?? [];
  const at = new Date(`${day}T${hour}:${minute}:${second}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

const isOurs = (name: string, ending: string) =>
  name.endsWith(ending) && timeOf(name.slice(0, -ending.length) + whole) !== undefined;

/**
 * Backups of ours in a folder, the newest first; other files are left alone, and so is one of a day to come, which a clock
 * that was ahead has named.
 */
export async function findBackups(folder: string, now: Date): Promise<{ name: string; at: Date }[]> {
  const latest = now.getTime() + aheadMs;
  const found = (await readdir(folder)).flatMap((name) => {
    const at = timeOf(name);
    return at && at.getTime() <= latest ? [{ name, at }] : [];
  });
  return found.sort((a, b) => b.at.getTime() - a.at.getTime());
}

const findNewest = async ({ folder }: BackupSchedule, now: Date): Promise<Date | undefined> =>
  (await findBackups(folder, now))[0]?.at;

/** Looked at every hour, at a minute that may come a little early. */
const isDue = (newest: Date | undefined, { everyHours }: BackupSchedule, at: Date): boolean =>
  !newest || at.getTime() - newest.getTime() >= (everyHours - 0.5) * hourMs;

type Needed = Pick<Context, 'db' | 'storage' | 'clock' | 'mailer' | 'log'>;

/**
 * Makes a backup where the newest is as old as the schedule says and none is being made, and takes away what is kept no longer. One that
 * takes longer than an hour so holds one of the places of the queue, and the others are there for what else there is to do.
 */
export async function backUpIfDue(context: Needed, schedule: BackupSchedule): Promise<void> {
  const at = context.clock();
  const written = await makeIfDue(context, schedule, at);
  // By a clock that is ahead all but the newest would be too old.
  if (!(await isClockAhead(context.db, aheadMs))) await removeExpired(context, schedule.folder, at);
  if (written && written.missing.length > 0) await tellOfMissing(context, written, at);
}

async function makeIfDue(context: Needed, schedule: BackupSchedule, at: Date): Promise<Ending | undefined> {
  let newest: Date | undefined;
  try {
    newest = await findNewest(schedule, at);
    if (!isDue(newest, schedule, at)) return undefined;
    return await oneAtATime(schedule.url, async () =>
      // Another may have ended since.
      isDue(await findNewest(schedule, at), schedule, at) ? makeBackup(context, schedule, at) : undefined,
    );
  } catch (error) {
    context.log.error(error, 'The backup could not be made');
    const reason = reasonOf(error);
    await raiseAlert(context, context.db, {
      ...{ kind: 'backup_failed', subject: job, at },
      what: newest
        ? t('The backup could not be made: {reason} The newest one is of {moment}.', {
            reason,
            moment: momentInWords(newest),
          })
        : t('The backup could not be made: {reason} There is no other.', { reason }),
    });
    return undefined;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * It takes its name, and the place of older ones, once it is known to lack few files or none. One that lacks many stays beside them until
 * the next is made, since it has all of the database.
 */
async function makeBackup({ storage }: Needed, { url, folder }: BackupSchedule, at: Date): Promise<Ending> {
  await removeUnfinished(folder, at);
  const name = nameOf(at, incomplete);
  const written = await writeBackup({ url, storage }, path.join(folder, name), { at });
  for (const other of await readdir(folder))
    if (other !== name && isOurs(other, incomplete)) await rm(path.join(folder, other));
  if (lacksTooMany(written)) throw refusedForLack(written, name);
  await rename(path.join(folder, name), path.join(folder, nameOf(at, whole)));
  return written;
}

/**
 * Also where no new one can be made: what was deleted since stays in none for longer than the privacy policy says. After that was tried, so
 * that one which cannot be removed keeps no other from being made, nor from being removed.
 */
async function removeExpired(context: Needed, folder: string, at: Date): Promise<void> {
  // A folder that cannot be read was told of when one was to be made.
  const found = await findBackups(folder, at).catch(() => []);
  let first: { name: string; reason: string } | undefined;
  for (const { name } of expired(found, at)) {
    try {
      await rm(path.join(folder, name), { force: true });
    } catch (error) {
      context.log.error(error, 'An old backup could not be removed');
      first ??= { name, reason: reasonOf(error) };
    }
  }
  if (first)
    await raiseAlert(context, context.db, {
      ...{ kind: 'backup_not_removed', subject: job, at },
      what: t('{name} is to be kept no longer, and could not be removed: {reason}', {
        name: first.name,
        reason: first.reason,
      }),
    });
}

/** What runs that were killed have left, which would fill the disk. */
async function removeUnfinished(folder: string, at: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (![whole, incomplete].some((ending) => isOurs(name, unfinishedOf(ending)))) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    if (at.getTime() - mtimeMs > unfinishedMs) await rm(path.join(folder, name));
  }
}

async function tellOfMissing(context: Needed, { files, missing }: Ending, at: Date): Promise<void> {
  context.log.warn({ missing: missing.slice(0, mostLogged) }, 'The backup lacks files that rows name');
  await raiseAlert(context, context.db, {
    ...{ kind: 'backup_incomplete', subject: job, at },
    what: t(
      'The backup of {moment} lacks {missing} of {all} files of photos and papers, which were lost before: {names}.',
      {
        moment: momentInWords(at),
        missing: missing.length,
        all: files.count + missing.length,
        names: missing.slice(0, mostMailed).join(', ') + (missing.length > mostMailed ? ' …' : ''),
      },
    ),
  });
}

/** Those that are neither the newest of one of the last days nor of one of the last weeks that have any, or are too old. The newest never is. */
function expired(newestFirst: readonly { name: string; at: Date }[], now: Date) {
  const oldest = addDays(now, -backupDays);
  const [days, weeks] = [new Set<string>(), new Set<number>()];
  return newestFirst.filter(({ at }, index) => {
    const day = dayOf(at);
    // A Monday.
    const week = Math.floor(daysBetween('2024-01-01', day) / 7);
    const isOfDay = !days.has(day) && days.size < daysKept;
    const isOfWeek = !weeks.has(week) && weeks.size < weeksKept;
    if (isOfDay) days.add(day);
    if (isOfWeek) weeks.add(week);
    return index > 0 && (at < oldest || (!isOfDay && !isOfWeek));
  });
}

export const backups =
  (schedule: BackupSchedule | undefined): Module =>
  (_, context) => {
    if (schedule) context.jobs.repeat(job, '17 * * * *', () => backUpIfDue(context, schedule));
  };
