import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { Listing } from '../../schema/index.ts';
import { auditOf } from './audit-of.ts';
import type { ChangedPart } from './emails/changed-email.ts';
import { tellOwnerOfChange } from './emails/tell-owner.ts';

interface Changing {
  visitor: Visitor;
  /** As `lockTheirs` gave it. */
  listing: Listing;
  at: Date;
}

/** What was changed of a listing, as another than its owner has it mailed and audited. */
export interface Changed {
  /** In words, for the owner's mail; none where nothing was changed. */
  parts: ChangedPart[];
  /** The page where it stands, of what the history of the listing does not tell. */
  path?: string;
  /** What was changed, as it was and as it became: nothing that its owner alone may know. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** In the transaction that changed a listing: what another than its owner did is in the audit, and mailed to the owner. */
export async function changedByAnother(
  context: Pick<Context, 'mailer'>,
  tx: Db,
  { visitor, listing, at }: Changing,
  { parts, path, before, after }: Changed,
): Promise<void> {
  if (visitor.id === listing.ownerId || parts.length === 0) return;
  await tellOwnerOfChange(context, tx, visitor, listing, parts, { path });
  await recordAudit(tx, { ...auditOf(visitor, listing, at), action: 'edit', before, after });
}
