import type { Factors } from '@serendib/contract/accounts/factor-endpoints';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { passkeyView } from '../passkeys/passkey-view.ts';
import { findPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { countRecoveryCodes, findConfirmed } from './factors.queries.ts';

export async function showFactors(
  { db, requiresFactor }: AccountContext,
  { id, accountRole }: Visitor,
): Promise<Factors> {
  const app = await findConfirmed(db, id);
  return {
    authenticatorSince: app?.confirmedAt?.toISOString() ?? null,
    passkeys: (await findPasskeysOf(db, id)).map(passkeyView),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    isRequired: requiresFactor && accountRole === 'admin',
  };
}
