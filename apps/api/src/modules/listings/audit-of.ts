import type { NewAudit } from '../../platform/audit/audit.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Listing } from '../../schema/index.ts';

/** What every entry of the audit about a listing says. */
export const auditOf = (visitor: Visitor, { kind, id, title }: Listing, at: Date) =>
  ({ actorId: visitor.id, thing: kind, thingId: id, thingName: title, at }) satisfies Partial<NewAudit>;
