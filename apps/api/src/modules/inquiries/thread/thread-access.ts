import type { Side } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { hasKey } from './people.queries.ts';

/** Who asks for a thread: the session, and the key of a guest's link. */
export interface InquiryAsker {
  visitor: Visitor | null;
  key: string | undefined;
}

/** On which side the asker stands; for those on neither, and for the partner of what never went out, it is not there. */
export async function sideOf(
  db: Db,
  thread: StoredInquiry | undefined,
  { visitor, key }: InquiryAsker,
  at: Date,
): Promise<Side | undefined> {
  if (!thread) return undefined;
  if (visitor && visitor.id === thread.travellerId) return 'traveller';
  if (visitor && visitor.id === thread.partnerId) return thread.sentAt ? 'partner' : undefined;
  if (!key || !(await hasKey(db, thread.id, hashOf(key), at))) return undefined;
  if (thread.travellerId) throw inAccount(visitor);
  return 'traveller';
}

/** Once an account has a thread, the links that were mailed before open it no longer. Who has one is told why; others are not. */
export const inAccount = (visitor: Visitor | null) =>
  new AppError(
    'FORBIDDEN',
    visitor
      ? t(
          'This thread is in another account. Sign out, log in with the address that our mail came to, and open it again.',
        )
      : t('This thread is in an account: log in to open it.'),
  );

/** The thread with the asker's side of it. */
export async function accessOf(
  db: Db,
  thread: StoredInquiry | undefined,
  asker: InquiryAsker,
  at: Date,
): Promise<{ thread: StoredInquiry; side: Side }> {
  const side = await sideOf(db, thread, asker, at);
  if (!thread || !side) throw new AppError('NOT_FOUND');
  return { thread, side };
}
