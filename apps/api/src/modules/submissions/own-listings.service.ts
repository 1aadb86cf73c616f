import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { changedLabel } from '@serendib/contract/listings/changed-label';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ListingDay, ListingHistory, OwnListRequest } from '@serendib/contract/listings/write-endpoints';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { type Page, pageFrom, readCursor } from '../../platform/lists/paging.ts';
import type { Context } from '../../platform/module.ts';
import { countOwned, findOwned, findOwnStates, ownerSummary, ownerView } from '../listings/index.ts';
import { findTransitions } from '../moderation/index.ts';
import { findDays, findRevisions, findState } from './changing/change.queries.ts';

export async function mySubmissions<K extends KindName>(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  visitor: Visitor,
  { limit, cursor, view }: OwnListRequest & { limit: number },
): Promise<Page<OwnerView[K]>> {
  // It is not a message: a key.
  const list = `my ${kind}`;
  const after =
    cursor === undefined ? undefined : readCursor(cursor, z.tuple([z.literal(list), z.uuid()]))[1];
  const asked = { after, count: limit + 1 };
  const viewOf = view === 'summary' ? ownerSummary : ownerView;
  const [found, total] = await Promise.all([
    view === 'state'
      ? // Who asks for states knows them for no more.
        (findOwnStates(db, kind, visitor.id, asked) as Promise<unknown[]> as Promise<OwnerView[K][]>)
      : findOwned(db, kind, visitor.id, asked).then((those) =>
          those.map((listing) => viewOf(kind, listing, publicUrl)),
        ),
    countOwned(db, kind, visitor.id),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ _id }) => [list, _id]);
  return { items: shown, facts: { total, nextCursor } };
}

async function stateForOwner({ db }: Pick<Context, 'db'>, id: string, visitor: Visitor) {
  const found = await findState(db, id);
  if (!found || (visitor.role !== 'admin' && found.ownerId !== visitor.id)) throw new AppError('NOT_FOUND');
  return found;
}

/** What became of a listing, and what was changed in it field by field. */
export async function showHistory(
  context: Pick<Context, 'db'>,
  id: string,
  visitor: Visitor,
): Promise<ListingHistory> {
  const { kind } = await stateForOwner(context, id, visitor);
  const [steps, revisions] = await Promise.all([
    findTransitions(context.db, id),
    findRevisions(context.db, id),
  ]);
  return {
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    revisions: revisions.map(({ at, changes, userName, ...revision }) => ({
      ...revision,
      // To its owner our team is one.
      userName: visitor.role === 'admin' || revision.by === 'owner' ? userName : null,
      at: at.toISOString(),
      changes: changes.map((change) => ({ ...change, label: changedLabel(kinds[kind], change.field) })),
    })),
  };
}

export async function showDays(
  context: Pick<Context, 'db' | 'clock'>,
  id: string,
  visitor: Visitor,
  days: number,
): Promise<ListingDay[]> {
  await stateForOwner(context, id, visitor);
  const since = dayAfter(dayOf(context.clock()), 1 - days);
  return findDays(context.db, id, since);
}
