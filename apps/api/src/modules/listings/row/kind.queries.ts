import type { KindName } from '@serendib/contract/listings/kind';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

export async function findListingKind(db: Db, id: string): Promise<KindName | undefined> {
  const [found] = await db.select({ kind: listings.kind }).from(listings).where(eq(listings.id, id));
  return found?.kind;
}
