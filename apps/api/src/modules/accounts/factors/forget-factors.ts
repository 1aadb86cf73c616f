import type { Db } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mailer.ts';
import { findUserByEmail, lockUser, type User } from '../accounts.queries.ts';
import { recordServerAction } from '../admin/server-action.ts';
import { factorsForgottenEmail, factorsForgottenNews } from '../emails/factor-emails.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteFactorsOf } from './factors.queries.ts';

/** For the operator of the server, who knows whose address it is. Whether there is such an account. */
export const forgetFactors = (db: Db, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) return false;
    await deleteFactorsOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await tell(tx, user);
    return true;
  });

/** The account and the administrators hear of it: from the server, a factor would be taken away without a trace. */
async function tell(db: Db, user: User): Promise<void> {
  await queueMail(db, factorsForgottenEmail(user));
  await recordServerAction(db, user, {
    ...{ action: 'forget factors', call: 'forget-factors', events: ['factor-removed'] },
    news: (to) => factorsForgottenNews(to, user),
    except: [user.id],
  });
}
