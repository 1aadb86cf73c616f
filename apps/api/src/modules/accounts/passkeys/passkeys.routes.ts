import { signedIn } from '../../../platform/http/access.ts';
import type { App } from '../../../platform/http/app-types.ts';
import { route } from '../../../platform/http/route.ts';
import type { AccountContext } from '../account-context.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.service.ts';
import { askToConfirm, askToSignIn, confirmByPasskey, signInByPasskey } from './use-passkey.service.ts';

export function addPasskeys(api: App, context: AccountContext): void {
  route(api, 'POST /auth/login/passkey/options', (request) => askToSignIn(context, request));
  route(api, 'POST /auth/login/passkey', (request) => signInByPasskey(context, request.body, request));
  route(api, 'POST /auth/factors/passkey/options', ({ visitor }) => askToConfirm(context, signedIn(visitor)));
  route(api, 'POST /auth/factors/passkey', ({ visitor, body }) =>
    confirmByPasskey(context, signedIn(visitor), body),
  );
  route(api, 'POST /auth/passkeys/options', ({ visitor, body }) =>
    beginPasskey(context, signedIn(visitor), body?.password),
  );
  route(api, 'POST /auth/passkeys', (request) =>
    addPasskey(context, signedIn(request.visitor), request.body, request),
  );
  route(api, 'PATCH /auth/passkeys/{id}', ({ visitor, params, body }) =>
    renamePasskey(context, signedIn(visitor), params.id, body.name),
  );
  route(api, 'DELETE /auth/passkeys/{id}', ({ visitor, params, body }) =>
    removePasskey(context, signedIn(visitor), params.id, body?.password),
  );
}
