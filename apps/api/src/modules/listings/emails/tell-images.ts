import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Db } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { imagesEmail } from './images-email.ts';
import { findToMail, findToTell } from './owner.queries.ts';

/** An owner hears of pictures on other sites that could not be fetched, once for each time that they were tried. */
export async function tellOwnerOfImages(
  { mailer }: { mailer: Pick<Mailer, 'queue'> },
  db: Db,
  { listingId, addresses }: { listingId: string; addresses: string[] },
): Promise<void> {
  const listing = await findToTell(db, listingId);
  const owner = listing && (await findToMail(db, listing.ownerId));
  if (owner) await mailer.queue(db, imagesEmail(owner, kinds[listing.kind], listing, addresses));
}
