import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { lockPublic } from '../../listings/index.ts';

/** Of which kind the listing of a thread is, locked; one that travellers may not see is neither asked, offered nor agreed on. */
export async function lockOffered(
  tx: Db,
  { listingId, listingTitle: title }: Pick<StoredInquiry, 'listingId' | 'listingTitle'>,
): Promise<KindName> {
  const kind = await lockPublic(tx, listingId);
  if (!kind)
    throw new AppError(
      'CONFLICT',
      t('“{title}” is not on Serendib just now: nothing can be agreed about it.', { title }),
    );
  return kind;
}
