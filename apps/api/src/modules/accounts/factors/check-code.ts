import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { forgetFactorOf, limitFactorOf } from '../rate-limits.ts';
import { hashOfRecoveryCode, isShownCode, normalised, stepOf } from './codes.ts';
import { findConfirmed, markFactor, takePeriod, takeRecoveryCode } from './factors.queries.ts';

/** Takes a code of the app, or a recovery code, once. Throws INVALID, naming the field, unless it is right. */
export async function takeCode(context: AccountContext, userId: string, given: string): Promise<void> {
  await limitFactorOf(context.rateLimiter, userId);
  if (!(await isRight(context.db, userId, normalised(given), context.clock()))) throw wrongCode();
  await forgetFactorOf(context.rateLimiter, userId);
}

async function isRight(db: Db, userId: string, code: string, at: Date): Promise<boolean> {
  if (!isShownCode(code)) return takeRecoveryCode(db, userId, hashOfRecoveryCode(userId, code), at);
  const app = await findConfirmed(db, userId);
  const step = app ? stepOf(app.secret, code, at) : null;
  return step !== null && takePeriod(db, userId, step, at);
}

export function wrongCode(): AppError {
  const words = t('This code is not right, or was used already. Please enter a new one.');
  return new AppError('INVALID', words, { code: words });
}

/** For ten minutes what asks for a factor is answered in this session. */
export async function confirmByCode(
  context: AccountContext,
  visitor: Visitor,
  code: string,
): Promise<undefined> {
  if (!visitor.factor) throw new AppError('FACTOR_MISSING');
  await takeCode(context, visitor.id, code);
  if (visitor.sessionId) await markFactor(context.db, visitor.sessionId, context.clock());
}
