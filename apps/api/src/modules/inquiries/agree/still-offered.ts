import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { holdPublic } from '../../listings/index.ts';

/** Of which kind the listing of a thread is, held; one that travellers may not see is neither offered nor agreed on. */
export async function holdOffered(
  tx: Db,
  { listingId, listingTitle: title }: Pick<StoredInquiry, 'listingId' | 'listingTitle'>,
): Promise<KindName> {
  const kind = await holdPublic(tx, listingId);
  if (!kind)
    throw new AppError(
      'CONFLICT',
      t('“{title}” is not on Serendib just now: nothing can be agreed about it.', { title }),
    );
  return kind;
}
