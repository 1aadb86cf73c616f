import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import type { Listing } from '../../../schema/index.ts';
import { type ChangedPart, changedEmail, type Standing } from './changed-email.ts';
import { findToMail } from './owner.queries.ts';

/** In the transaction that changed it: an owner hears of what others changed, in one mail for each save. */
export async function tellOwnerOfChange(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  visitor: Visitor,
  { ownerId, kind, ...listing }: Pick<Listing, 'id' | 'ownerId' | 'kind' | 'title'>,
  parts: ChangedPart[],
  standing?: Standing,
): Promise<void> {
  if (parts.length === 0 || visitor.id === ownerId) return;
  const owner = await findToMail(db, ownerId);
  if (owner) await mailer.queue(db, changedEmail(owner, kinds[kind], listing, parts, standing));
}
