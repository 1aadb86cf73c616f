import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ListingDay, ListingHistory } from '@serendib/contract/listings/write-rows';
import { Failure } from '../../platform/failure.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { findSteps } from '../moderation/moderation.service.ts';
import { findOwned } from './read/listing.queries.ts';
import { ownerView } from './read/views.ts';
import { findDays, findRevisions, findState, purgeDeleted } from './write/changing/change.queries.ts';

const dayMs = 24 * 3_600_000;
const keptDeletedMs = 30 * dayMs;
/** Nobody has as many; it only keeps a broken client from reading for ever. */
const mostOwned = 1_000;

export async function mySubmissions<K extends KindName>(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  visitor: Visitor,
  limit: number = mostOwned,
): Promise<OwnerView[K][]> {
  const found = await findOwned(db, kind, visitor.id, limit);
  return found.map((listing) => ownerView(kind, listing, publicUrl));
}

async function stateForOwner({ db }: Pick<Context, 'db'>, id: string, visitor: Visitor) {
  const found = await findState(db, id);
  if (!found || (visitor.role !== 'admin' && found.ownerId !== visitor.id)) throw new Failure('NOT_FOUND');
  return found;
}

/** What became of a listing, and what was changed in it field by field. */
export async function showHistory(
  context: Pick<Context, 'db'>,
  id: string,
  visitor: Visitor,
): Promise<ListingHistory> {
  const { kind } = await stateForOwner(context, id, visitor);
  const { fields }: Kind = kinds[kind];
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const [steps, revisions] = await Promise.all([findSteps(context.db, id), findRevisions(context.db, id)]);
  return {
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    revisions: revisions.map(({ at, changes, ...revision }) => ({
      ...revision,
      at: at.toISOString(),
      changes: changes.map((change) => ({ ...change, label: labelOf(change.field) })),
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
  const from = new Date(context.clock().getTime() - (days - 1) * dayMs);
  const since = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Colombo' }).format(from);
  return findDays(context.db, id, since);
}

/** What was deleted a month ago goes for good; its pictures follow with the next sweep. */
export const purgeListings = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  purgeDeleted(db, new Date(clock().getTime() - keptDeletedMs));
