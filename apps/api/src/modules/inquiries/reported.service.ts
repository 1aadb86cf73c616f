import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import type { Context } from '../../platform/module.ts';
import { readCursor, writeCursor } from '../../platform/paging.ts';
import { findPeople } from './people.queries.ts';
import { countReported, findReported } from './reported.queries.ts';

const cursorOf = z.tuple([z.literal('reported'), z.iso.datetime(), z.uuid()]);

/** Threads that were reported, without what was written in them: reading one is a call of its own, which the audit tells. */
export async function listReported(
  { db }: Pick<Context, 'db'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const place = cursor === undefined ? undefined : readCursor(cursor, cursorOf);
  const after = place && { updatedAt: new Date(place[1]), id: place[2] };
  const [found, total] = await Promise.all([
    findReported(db, { after, count: limit + 1 }),
    countReported(db),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const people = await findPeople(
    db,
    shown.flatMap(({ travellerId, partnerId }) => [travellerId, partnerId]),
  );
  const nameOf = (id: string | null) => (id ? people.get(id)?.userName : undefined);
  return {
    items: shown.map((thread) => ({
      ...{ _id: thread.id, listingTitle: thread.listingTitle, status: thread.status },
      traveller: nameOf(thread.travellerId) ?? thread.guestName ?? t('A traveller'),
      partner: nameOf(thread.partnerId) ?? t('A partner who has left'),
      reportedAt: (thread.reportedAt ?? thread.updatedAt).toISOString(),
      reportedBy: thread.reportedBy ?? ('partner' as const),
      reason: thread.reportReason ?? '',
    })),
    facts: {
      total,
      nextCursor: last?.reportedAt
        ? writeCursor(['reported', last.reportedAt.toISOString(), last.id])
        : undefined,
    },
  };
}
