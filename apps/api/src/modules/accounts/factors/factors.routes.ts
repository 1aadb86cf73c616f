import { signedIn } from '../../../platform/http/access.ts';
import type { App } from '../../../platform/http/app-types.ts';
import { route } from '../../../platform/http/route.ts';
import type { AccountContext } from '../account-context.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticator.service.ts';
import { confirmByCode } from './check-code.ts';
import { showFactors } from './show-factors.ts';

/** What people confirm themselves with besides their password. */
export function addFactors(api: App, context: AccountContext): void {
  route(api, 'GET /auth/factors', ({ visitor }) => showFactors(context, signedIn(visitor)));
  route(api, 'POST /auth/factors/confirm', ({ visitor, body }) =>
    confirmByCode(context, signedIn(visitor), body.code),
  );
  route(api, 'POST /auth/factors/authenticator', ({ visitor, body }) =>
    beginAuthenticator(context, signedIn(visitor), body?.password),
  );
  route(api, 'POST /auth/factors/authenticator/confirm', ({ visitor, body }) =>
    confirmAuthenticator(context, signedIn(visitor), body.code),
  );
  route(api, 'DELETE /auth/factors/authenticator', ({ visitor, body }) =>
    removeAuthenticator(context, signedIn(visitor), body?.password),
  );
  route(api, 'POST /auth/factors/recovery-codes', ({ visitor, body }) =>
    renewRecoveryCodes(context, signedIn(visitor), body?.password),
  );
}
