import type { SignedIn } from '@serendib/contract/accounts/endpoints';
import type { SignedCredential } from '@serendib/contract/accounts/factor-endpoints';
import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { lockUser } from '../accounts.queries.ts';
import { markFactor } from '../factors/factors.queries.ts';
import { limitPasskeysFrom, limitPasskeysOf } from '../rate-limits.ts';
import { browserOf } from '../sessions/places.service.ts';
import { beginSession } from '../sessions/sessions.service.ts';
import { refuseSuspended } from '../sessions/sign-in.service.ts';
import { askToSign, type Holder, hasSigned } from './ceremony.ts';
import { findPasskey, findPasskeysOf } from './passkeys.queries.ts';

const confirming = ({ id, sessionId }: Visitor): Holder => ({
  ...{ purpose: 'confirm', by: sessionId ?? id, userId: id },
});
const signingIn = (request: FastifyRequest): Holder => ({ purpose: 'sign-in', by: browserOf(request) });

export async function askToConfirm(context: AccountContext, visitor: Visitor) {
  await limitPasskeysOf(context.rateLimiter, visitor.id);
  const mine = await findPasskeysOf(context.db, visitor.id);
  if (mine.length === 0) throw new AppError('CONFLICT', t('You have no passkey yet.'));
  return askToSign(context, confirming(visitor), mine);
}

/** For ten minutes what asks for a factor is answered in this session. */
export async function confirmByPasskey(
  context: AccountContext,
  visitor: Visitor,
  credential: SignedCredential,
): Promise<undefined> {
  const passkey = await findPasskey(context.db, credential.id);
  const isMine = passkey?.userId === visitor.id;
  if (!isMine || !(await hasSigned(context, confirming(visitor), passkey, credential)))
    throw new AppError('BAD_REQUEST', t('This passkey could not be confirmed. Please try again.'));
  if (visitor.sessionId) await markFactor(context.db, visitor.sessionId, context.clock());
}

export async function askToSignIn(context: AccountContext, request: FastifyRequest) {
  await limitPasskeysFrom(context.rateLimiter, request.ip);
  return askToSign(context, signingIn(request), []);
}

/** A passkey is two factors in one: what one has, and what its device asks for, a finger or a code. */
export async function signInByPasskey(
  context: AccountContext,
  credential: SignedCredential,
  request: FastifyRequest,
): Promise<SignedIn> {
  const passkey = await findPasskey(context.db, credential.id);
  request.accountId = passkey?.userId;
  if (!passkey || !(await hasSigned(context, signingIn(request), passkey, credential)))
    throw new AppError(
      'UNAUTHENTICATED',
      t('This passkey does not log you in here. Please try again, or use your password.'),
    );
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.userId);
    // Taken away while it was looked at: no session may outlive that.
    if (!user || !(await findPasskey(tx, credential.id))) throw new AppError('UNAUTHENTICATED');
    if (!user.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
    refuseSuspended(user);
    const at = context.clock();
    return beginSession(tx, user, request, at, at);
  });
}
