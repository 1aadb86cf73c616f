import { randomUUID } from 'node:crypto';
import { speakPlainly } from '@serendib/contract/words/plain-words';
import { offeredLanguages } from '@serendib/messages/offered';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type RouteOptions as FastifyRouteOptions,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { type Invalidations, neverNotified } from '../cache/invalidations.ts';
import { isLogger, type LogSettings, makeLog } from '../log.ts';
import type { Fingerprint } from '../secrets/network-fingerprint.ts';
import { routeOfRequest, signals } from '../telemetry.ts';
import { type Authenticate, guardAccess } from './access.ts';
import type { App } from './app-types.ts';
import { isTooDeep } from './bodies/json-depth.ts';
import { takeMultipart } from './bodies/multipart.ts';
import { setCacheHeaders } from './caching.ts';
import { allowOrigins } from './cors.ts';
import { connectionsOf, type Patience } from './limits/connections.ts';
import { limitRequests } from './limits/limits.ts';
import type { RequestCounter } from './limits/request-counter.ts';
import { describeApi } from './openapi/openapi.ts';
import { readOwnWrites } from './own-writes.ts';
import { answerReadiness, type Checks } from './readiness.ts';
import { sendFailure } from './refusals/error-handler.ts';
import { ReplyCache } from './replies/reply-cache.ts';
import { replyWriter } from './replies/reply-writer.ts';
import { logSecurityEvents } from './security-events.ts';
import { whenOver } from './when-over.ts';

export interface ServeSettings {
  publicUrl: string;
  /** In which refusals are told to who asks for one; those that are offered where nothing is said. */
  languages?: readonly string[] | undefined;
  log?: LogSettings | FastifyBaseLogger;
  /** Addresses of the proxies in front; without them the sender's address is the visitor's. */
  trustProxy?: string[] | undefined;
  rateLimit?: false | { perMinute?: number; redis?: Redis | undefined; counter?: RequestCounter | undefined };
  /** Bytes of a JSON body. */
  bodyLimit?: number;
  authenticate?: Authenticate;
  /** Whether administrators may do nothing in the back office without a second factor. */
  requiresFactor?: boolean | undefined;
  checks?: Checks;
  /** How long slow senders are waited for. */
  patience?: Partial<Patience>;
  /** A header value by which the pages' renderer in this process is known, and not limited. */
  internalToken?: string;
  /** Origins besides our own whose pages may call the API. */
  corsOrigins?: readonly string[] | undefined;
  /** What tells that a kept reply is no longer so; without it none is kept. */
  invalidations?: Invalidations;
  /** What events of security name a network by; without it they do not say from where. */
  fingerprint?: Fingerprint;
  /** Told of every route as it is added. */
  onRoute?: (route: FastifyRouteOptions) => void;
}

/** A server that answers under `/api` what `routes` adds, and leaves the rest of its paths to others. */
export async function serve(
  settings: ServeSettings,
  routes: (api: App) => void | Promise<void>,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: isLogger(settings.log) ? settings.log : makeLog(settings.log),
    // One line a request, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy && settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: settings.bodyLimit ?? 1_048_576,
    ...connectionsOf(settings.patience),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    frameworkErrors: sendFailure,
    // A page that was begun asks the API until it is done, also while new requests are refused.
    return503OnClosing: false,
  });
  app.decorate('languages', settings.languages ?? offeredLanguages());
  if (settings.onRoute) app.addHook('onRoute', settings.onRoute);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  keepAddresses(app);
  if (settings.invalidations) readOwnWrites(app, settings.invalidations);
  app.addHook('onSend', async (_request, reply) => {
    // What was under way when closing began would otherwise keep its connection, and the process, for a minute.
    if (closing) reply.header('connection', 'close');
  });
  app.decorateRequest('bytesBefore', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.bytesBefore = request.raw.socket.bytesWritten;
  });
  app.decorateReply('isFromMemory', false);
  app.decorateRequest('accountId', undefined);
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('isLetIn', false);
  whenOver(app, (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = `${request.method} ${reply.statusCode} ${ms} ms`;
    // A line would take longer than an answer from memory; who wants them asks for debug.
    const level = reply.isFromMemory ? 'debug' : 'info';
    const bytes = bytesOf(request);
    const about = { route: routeOfRequest(request), bytes, user: request.visitor?.id };
    request.log[level]({ req: request, status: reply.statusCode, ms, ...about }, line);
    signals.answered.tell(() => ({ request, reply, bytes }));
  });
  // What others put beside the API says as little of the inside when it fails.
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
  await app.register((api) => serveApi(api, settings, routes), { prefix: '/api' });
  return app;
}

/**
 * Node forgets the address of a connection that is reset, unless it was asked before: it is, so that `ip` is one however
 * late a request is counted. Who is gone before that is not answered.
 */
function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if ((request.ip as string | undefined) !== undefined) return done();
    reply.hijack();
    request.raw.socket.destroy();
  });
}

/** What was sent for it, headers included; a connection answers one request after the other. */
const bytesOf = ({ raw, bytesBefore }: FastifyRequest): number | undefined =>
  bytesBefore === undefined ? undefined : raw.socket.bytesWritten - bytesBefore;

async function serveApi(
  api: App,
  settings: ServeSettings,
  routes: (api: App) => void | Promise<void>,
): Promise<void> {
  speakPlainly();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(({ schema }) => {
    // Parsed, not encoded as the provider's own does: defaults and fall-backs of a shape must hold on the
    // way out too, so that a tightened limit never turns an old row into an error.
    return replyWriter(schema as unknown as z.ZodType);
  });
  api.setErrorHandler(sendFailure);
  takeBodies(api);
  logSecurityEvents(api, settings.fingerprint);
  // Before the limits, so that a page may read that it asked too often.
  if (settings.corsOrigins?.length) await allowOrigins(api, settings.corsOrigins);
  if (settings.rateLimit !== false) {
    await limitRequests(api, {
      ...settings.rateLimit,
      internalToken: settings.internalToken ?? randomUUID(),
    });
  }
  guardAccess(api, settings.authenticate ?? (async () => null), {
    requiresFactor: settings.requiresFactor ?? false,
  });
  const replyCache = new ReplyCache(settings.invalidations ?? neverNotified);
  api.decorate('replyCache', replyCache);
  replyCache.answerKnown(api);
  await takeMultipart(api);
  setCacheHeaders(api);
  await describeApi(api, settings.publicUrl);
  answerReadiness(api, settings.checks ?? {});
  await routes(api);
  // Looking for what is not there counts as well.
  const counted = settings.rateLimit === false ? {} : { preHandler: api.rateLimit() };
  api.setNotFoundHandler(counted, () => {
    throw new AppError('NOT_FOUND');
  });
}

/** JSON only, unless a module adds more; a JSON body of nothing is no body. What is packed is not unpacked. */
function takeBodies(api: App): void {
  api.addHook('preParsing', async ({ method, headers }, _reply, payload) => {
    const coding = headers['content-encoding'] ?? 'identity';
    if (method !== 'GET' && method !== 'HEAD' && coding !== 'identity')
      throw new AppError('UNSUPPORTED_MEDIA');
    return payload;
  });
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['application/json', 'text/plain']);
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(new AppError('BAD_REQUEST'));
    else parse(request, body as string, done);
  });
}
