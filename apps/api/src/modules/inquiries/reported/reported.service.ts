import { unnamed } from '@serendib/contract/accounts/unnamed';
import type { ReportedInquiry } from '@serendib/contract/inquiries/endpoints';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Page, readCursor, writeCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import { erasePutOff } from '../kept/personal-data.queries.ts';
import { accountDeleted } from '../kept/personal-data.ts';
import { lockInquiry } from '../thread/lock-threads.queries.ts';
import { findPeople } from '../thread/people.queries.ts';
import { showThread } from '../thread/thread.views.ts';
import { findInquiry, updateInquiry } from '../thread/threads.queries.ts';
import { countReported, findReported } from './reported.queries.ts';
import { reportsOf, withoutReports } from './reports.ts';

const cursorOf = z.tuple([z.literal('reported'), z.iso.datetime(), z.uuid()]);

/** Threads that were reported, without what was written in them: reading one is a call of its own, which the audit tells. */
export async function listReported(
  { db }: Pick<Context, 'db'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<ReportedInquiry>> {
  const place = cursor === undefined ? undefined : readCursor(cursor, cursorOf);
  const after = place && { updatedAt: new Date(place[1]), id: place[2] };
  const [found, total] = await Promise.all([
    findReported(db, { after, count: limit + 1 }),
    countReported(db),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: await showReported(db, shown),
    facts: {
      total,
      nextCursor: last?.reportedAt
        ? writeCursor(['reported', last.reportedAt.toISOString(), last.id])
        : undefined,
    },
  };
}

async function showReported(db: Db, threads: readonly StoredInquiry[]): Promise<ReportedInquiry[]> {
  const people = await findPeople(
    db,
    threads.flatMap(({ travellerId, partnerId }) => [travellerId, partnerId]),
  );
  const person = (id: string | null, otherwise: string) => {
    const found = id === null ? undefined : people.get(id);
    return { name: found?.userName ?? otherwise, userId: found ? id : null };
  };
  return threads.map((thread) => ({
    ...{ _id: thread.id, listingTitle: thread.listingTitle, status: thread.status },
    traveller: person(thread.travellerId, thread.guestName ?? unnamed.traveller),
    partner: person(thread.partnerId, unnamed.partner),
    ...whatWasReported(thread),
  }));
}

function whatWasReported(thread: StoredInquiry) {
  const [latest, earlier] = reportsOf(thread);
  return {
    reportedAt: (latest?.at ?? thread.updatedAt).toISOString(),
    reportedBy: latest?.by ?? ('partner' as const),
    reason: latest?.reason ?? '',
    earlier: earlier
      ? { reportedAt: earlier.at.toISOString(), reportedBy: earlier.by, reason: earlier.reason }
      : null,
  };
}

const isReported = (thread: StoredInquiry | undefined): thread is StoredInquiry =>
  Boolean(thread?.reportedAt);

/** All that was written in a reported thread, for an administrator; the audit says who read it, and why it was reported. */
export async function readReported(
  context: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  id: string,
  admin: Visitor,
): Promise<ReportedInquiry & { thread: Inquiry }> {
  const { db, clock } = context;
  const thread = await findInquiry(db, id);
  if (!isReported(thread)) throw new AppError('NOT_FOUND');
  await recordAudit(db, {
    ...{ actorId: admin.id, action: 'read', thing: 'inquiry', thingId: id, at: clock() },
    thingName: thread.listingTitle,
    reason: reportsOf(thread)
      .map(({ reason }) => reason)
      .join('\n'),
  });
  const [[shown], whole] = await Promise.all([
    showReported(db, [thread]),
    showThread(context, thread, 'admin'),
  ]);
  if (!shown) throw new AppError('NOT_FOUND');
  return { ...shown, thread: whole };
}

/** A side that leaves at this moment has left when the thread is read, or leaves when nothing of it is reported any more. */
async function lockSides(db: Db, id: string): Promise<void> {
  const known = await findInquiry(db, id);
  const accounts = [known?.travellerId, known?.partnerId].filter((one) => typeof one === 'string');
  for (const account of accounts.sort()) await lockStanding(db, account);
}

/** What was reported is dealt with: the thread is private again, and can be reported anew. */
export async function closeReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  admin: Visitor,
  { reason, reportedAt: read }: { reason: string; reportedAt?: string | undefined },
): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockSides(tx, id);
    const thread = await lockInquiry(tx, id);
    if (!isReported(thread)) throw new AppError('NOT_FOUND', t('This report is not open any more.'));
    if (read !== undefined && thread.reportedAt?.toISOString() !== read)
      throw new AppError(
        'CONFLICT',
        t('This was reported anew meanwhile. Please open it again and read why.'),
      );
    await updateInquiry(tx, id, withoutReports);
    await erasePutOff(tx, thread, accountDeleted);
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: 'close report', thing: 'inquiry', thingId: id, at: clock() },
      ...{ thingName: thread.listingTitle, reason },
    });
  });
}
