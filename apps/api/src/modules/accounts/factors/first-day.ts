import { addDays } from '@serendib/contract/calendar';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountContext } from '../account-context.ts';
import type { User } from '../accounts.queries.ts';
import { factorRemovedEmail } from '../emails/factor-emails.ts';
import { deleteFactorsOf, findFactorDates } from './factors.queries.ts';

/**
 * A stranger may have signed up with an address whose owner opened the link, and have set up factors since: on the first day
 * a reset takes them away. A factor that is older than the address is of the person who changed it, and an administrator's opens the back office.
 */
export async function forgetFirstFactors(
  { mailer }: AccountContext,
  db: Db,
  { id, email, userName, role, emailVerifiedAt }: User,
  now: Date,
): Promise<void> {
  if (role === 'admin' || !emailVerifiedAt || addDays(emailVerifiedAt, 1) < now) return;
  const dates = await findFactorDates(db, id);
  if (dates.length === 0 || dates.some((date) => date < emailVerifiedAt)) return;
  await deleteFactorsOf(db, id);
  await mailer.queue(db, factorRemovedEmail({ email, userName }));
}
