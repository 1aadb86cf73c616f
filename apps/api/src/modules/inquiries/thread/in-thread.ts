import type { Inquiry, Side } from '@serendib/contract/inquiries/inquiry';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { lockActive } from '../../accounts/index.ts';
import type { Teller } from '../emails/tell.ts';
import { lockInquiry } from './lock-threads.queries.ts';
import { showThread } from './thread.views.ts';
import { accessOf, type InquiryAsker } from './thread-access.ts';

export type InquiryContext = Context & { teller: Teller };

/** Does something in a locked thread, as the side on which the asker stands. */
export async function inThread<Result>(
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  work: (tx: Db, thread: StoredInquiry, side: Side, at: Date) => Promise<Result>,
): Promise<{ result: Result; side: Side }> {
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    // Suspended or gone while this was on its way: what they wrote was erased then, and this would come after that.
    if (asker.visitor && !(await lockActive(tx, asker.visitor.id))) throw new AppError('UNAUTHENTICATED');
    const { thread, side } = await accessOf(tx, await lockInquiry(tx, id), asker, at);
    return { result: await work(tx, thread, side, at), side };
  });
}

export const changeThread = async (
  context: InquiryContext,
  id: string,
  asker: InquiryAsker,
  work: (tx: Db, thread: StoredInquiry, side: Side, at: Date) => Promise<StoredInquiry>,
): Promise<Inquiry> => {
  const { result, side } = await inThread(context, id, asker, work);
  return showThread(context, result, side);
};

export const only = (side: Side, wanted: Side) => {
  if (side !== wanted) throw new AppError('FORBIDDEN');
};

export const readAtOf = ({ travellerReadAt, partnerReadAt }: StoredInquiry, side: Side): Date | null =>
  side === 'traveller' ? travellerReadAt : partnerReadAt;

export const readNow = (side: Side, at: Date): Partial<StoredInquiry> =>
  side === 'traveller' ? { travellerReadAt: at } : { partnerReadAt: at };

/** The first answer of a partner ends the wait for one, and tells how soon they answer. */
export async function answered(
  { jobs }: InquiryContext,
  tx: Db,
  { thread, side, at }: { thread: StoredInquiry; side: Side; at: Date },
): Promise<Partial<StoredInquiry>> {
  if (side !== 'partner') return {};
  if (!thread.answeredAt) await jobs.add(tx, 'inquiries:replies', { partnerId: thread.partnerId });
  return { answerBy: null, answeredAt: thread.answeredAt ?? at };
}
