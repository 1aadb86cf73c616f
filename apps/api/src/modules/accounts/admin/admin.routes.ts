import { signedIn } from '../../../platform/http/access.ts';
import type { App } from '../../../platform/http/app-types.ts';
import { route } from '../../../platform/http/route.ts';
import { sendPage } from '../../../platform/lists/paging.ts';
import { pageOrWhole } from '../../../platform/lists/whole-list.ts';
import type { AccountContext } from '../account-context.ts';
import { changeRole, resendLink, restoreAccount, suspendAccount } from './change-account.ts';
import { listAccounts } from './users.service.ts';

/** What administrators do with accounts. */
export function addAccountAdmin(api: App, context: AccountContext): void {
  route(api, 'GET /admin/users', (request, reply) =>
    sendPage(
      request,
      reply,
      pageOrWhole(request.query, (query) => listAccounts(context, query)),
    ),
  );
  route(api, 'PATCH /admin/users/{id}/role', ({ visitor, params, body }) =>
    changeRole(context, signedIn(visitor), params.id, body.role),
  );
  route(api, 'POST /admin/users/{id}/suspend', ({ visitor, params, body }) =>
    suspendAccount(context, signedIn(visitor), params.id, body.reason),
  );
  route(api, 'POST /admin/users/{id}/restore', ({ visitor, params }) =>
    restoreAccount(context, signedIn(visitor), params.id),
  );
  route(api, 'POST /admin/users/{id}/resend-verification', ({ visitor, params }) =>
    resendLink(context, signedIn(visitor), params.id),
  );
}
