import { googleSignIn } from '@serendib/contract/accounts/endpoints';
import { languages } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { App } from '../../../platform/http/app-types.ts';
import { refusePrefetch } from '../../../platform/http/refuse-prefetch.ts';
import { route } from '../../../platform/http/route.ts';
import type { AccountContext } from '../account-context.ts';
import { welcome } from './callback.service.ts';
import { ThirdParty } from './provider.ts';
import { clearTransaction, readTransaction, setTransaction } from './transaction-cookie.ts';

const [english] = languages;

const notSetUp = t(
  'Signing in with Google is not set up here. Please log in with your email address and password.',
);

/** Journeys of a browser: however they end, it lands on a page of ours. */
export function addThirdParty(api: App, context: AccountContext): void {
  const { publicUrl, provider } = context;
  const redirectUri = `${publicUrl}/api${googleSignIn.back}`;
  const thirdParty = provider && new ThirdParty(provider, redirectUri);
  const options = (path: string) => ({
    schema: { hide: true },
    config: { endpoint: `GET ${path}` },
    exposeHeadRoute: false,
    onRequest: refusePrefetch,
  });
  const land = (reply: FastifyReply, path: string, language: string = english.code) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(publicUrl + (language === english.code ? '' : `/${language}`) + path, 303);
  /** An event of security, though the browser is only led back. Where an account is named, it is suspended. */
  const refuse = (request: FastifyRequest, reply: FastifyReply, language?: string, userId?: string) => {
    Object.assign(request, { refusal: 'UNAUTHENTICATED', accountId: userId });
    return land(reply, `/login?error=${userId ? 'suspended' : 'auth_failed'}`, language);
  };
  /** Of the page that it begins on; one that is not offered has no pages to land on. */
  const languageOf = ({ query }: FastifyRequest): string => {
    const asked = (query as { language?: unknown }).language;
    return api.languages?.find((code) => code === asked) ?? english.code;
  };

  route(api, 'GET /auth/third-party', async () => ({ google: thirdParty !== undefined }));

  api.get(googleSignIn.start, options(googleSignIn.start), async (request, reply) => {
    const language = languageOf(request);
    if (!thirdParty) {
      if (request.headers.accept?.includes('text/html'))
        return land(reply, '/login?error=not_set_up', language);
      throw new AppError('UNAVAILABLE', notSetUp);
    }
    try {
      const { to, transaction } = await thirdParty.begin(language);
      reply.header('set-cookie', setTransaction(publicUrl, transaction));
      return reply.header('cache-control', 'no-store').redirect(to.href, 303);
    } catch (error) {
      request.log.warn(`The sign-in provider cannot be reached: ${nameOf(error)}`);
      return land(reply, '/login?error=auth_failed', language);
    }
  });

  api.get(googleSignIn.back, options(googleSignIn.back), async (request, reply) => {
    reply.header('set-cookie', clearTransaction(publicUrl));
    const transaction = readTransaction(publicUrl, request.headers.cookie);
    if (!thirdParty || !transaction) return refuse(request, reply);
    const { language } = transaction;
    const callback = await thirdParty.finish(searchOf(request.url), transaction).catch((error: unknown) => {
      // Its words may hold what the provider sent.
      request.log.warn(`A sign-in through the provider was refused: ${nameOf(error)}`);
      return null;
    });
    if (!callback) return refuse(request, reply, language);
    try {
      const { userId, arrived } = await welcome(context, callback, language);
      if (!arrived) return refuse(request, reply, language, userId);
      reply.header('set-cookie', arrived.cookie);
      return land(reply, `/auth/callback?token=${arrived.code}`, language);
    } catch (error) {
      request.log.error({ err: error }, 'A sign-in through the provider failed');
      request.refusal = 'INTERNAL';
      return land(reply, '/login?error=callback_failed', language);
    }
  });
}

const searchOf = (url: string) => url.slice(url.indexOf('?') >>> 0);

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
