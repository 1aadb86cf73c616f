import { languages } from '@serendib/contract/languages/languages';
import { AppError } from '../../platform/app-error.ts';
import { signedIn } from '../../platform/http/access.ts';
import { readerLanguage } from '../../platform/http/refusals/reader-language.ts';
import { refusePrefetch } from '../../platform/http/refuse-prefetch.ts';
import { chosenByLanguage } from '../../platform/http/replies/tell.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import type { AccountContext, Provider } from './account-context.ts';
import { deleteExpiredTokens } from './accounts.service.ts';
import { addAccountAdmin } from './admin/admin.routes.ts';
import { defineServerEvents } from './admin/server-action.ts';
import { defineAccountEmailJobs } from './emails/email-jobs.ts';
import { addFactors } from './factors/factors.routes.ts';
import { addPasskeys } from './passkeys/passkeys.routes.ts';
import { changePassword } from './passwords/change.service.ts';
import { Passwords, type PasswordWork } from './passwords/passwords.ts';
import { forgotPassword, resetPassword } from './passwords/reset.service.ts';
import { deleteMyAccount, exportMyData } from './profile/leave.service.ts';
import { changeProfile, showProfile } from './profile/profile.service.ts';
import { endSession, signOutEverywhere } from './sessions/end-sessions.service.ts';
import { listSessions, signOut, whoAmI } from './sessions/sessions.service.ts';
import { signIn } from './sessions/sign-in.service.ts';
import { resendVerification, signUp } from './sign-up/sign-up.service.ts';
import { verifyEmail } from './sign-up/verify-email.service.ts';
import { addThirdParty } from './third-party/third-party.routes.ts';

const [english] = languages;

export interface AccountSettings {
  /** Another than production's, for tests that are not about it. */
  passwordWork?: PasswordWork | undefined;
  provider?: Provider | undefined;
  requiresFactor?: boolean | undefined;
}

export const accounts =
  (settings: AccountSettings = {}): Module =>
  (api, shared) => {
    const context: AccountContext = {
      ...shared,
      passwords: new Passwords(settings.passwordWork),
      mails: defineAccountEmailJobs(shared),
      provider: settings.provider,
      requiresFactor: settings.requiresFactor ?? false,
    };
    defineServerEvents(shared);
    shared.jobs.repeat('accounts:sweep', '17 * * * *', () => deleteExpiredTokens(shared));

    route(api, 'POST /auth/register', (request) => signUp(context, request.body, request));
    route(api, 'POST /auth/login', (request) => signIn(context, request.body, request));
    route(api, 'POST /auth/logout', (request) => signOut(context, request));
    route(api, 'POST /auth/resend-verification', (request) =>
      resendVerification(context, request.body.email, request),
    );
    route(api, 'POST /auth/forgot-password', ({ body, ip }) => forgotPassword(context, body.email, ip));
    route(api, 'POST /auth/reset-password/{token}', (request) =>
      resetPassword(context, request.params.token, request.body.password, request),
    );
    route(
      api,
      'GET /auth/verify-email/{token}',
      async (request, reply) => {
        await refusePrefetch(request);
        reply.header('cache-control', 'no-store');
        return verifyEmail(context, request.params.token);
      },
      { hasEffects: true },
    );
    route(api, 'GET /auth/me', (request) => whoAmI(context, request), { hasEffects: true });

    route(api, 'GET /auth/profile', ({ visitor }) => showProfile(context, signedIn(visitor)));
    route(api, 'PUT /auth/profile', ({ visitor, body }) => changeProfile(context, signedIn(visitor), body));
    route(api, 'PUT /auth/password', (request) =>
      changePassword(context, signedIn(request.visitor), request.body, request),
    );
    route(api, 'GET /auth/sessions', (request, reply) => {
      const language = readerLanguage(request) ?? english.code;
      chosenByLanguage(reply, language);
      return listSessions(context, signedIn(request.visitor), language);
    });
    route(api, 'DELETE /auth/sessions/{id}', ({ visitor, params, body }) =>
      endSession(context, signedIn(visitor), params.id, body?.password),
    );
    route(api, 'DELETE /auth/sessions', ({ visitor, body, url }) => {
      // A path that lost its id would otherwise end all of them.
      if (/\/(\?|$)/.test(url)) throw new AppError('NOT_FOUND');
      return signOutEverywhere(context, signedIn(visitor), body?.password);
    });
    route(api, 'POST /auth/export', ({ visitor, body }, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-serendib-data.json"');
      return exportMyData(context, signedIn(visitor), body?.password);
    });
    route(api, 'DELETE /auth/account', ({ visitor, body }) =>
      deleteMyAccount(context, signedIn(visitor), body?.password),
    );
    addThirdParty(api, context);
    addFactors(api, context);
    addPasskeys(api, context);
    addAccountAdmin(api, context);
  };
