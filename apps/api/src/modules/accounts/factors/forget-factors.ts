import type { Db } from '../../../platform/database/database.ts';
import { findUserByEmail, lockUser } from '../accounts.queries.ts';
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
    return true;
  });
