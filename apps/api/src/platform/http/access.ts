import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { asPart } from '../database/pool/parts.ts';
import type { App, Visitor } from './app-types.ts';

/** Looks up whose session a request carries. The accounts module's, handed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Visitor | null>;

/** Refuses what an endpoint's `access` does not allow, before anything of the request is read. */
export function guardAccess(
  app: App,
  authenticate: Authenticate,
  { requiresFactor }: { requiresFactor: boolean },
): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.visitor = await asPart('session', () => authenticate(request));
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    if (!request.visitor) throw new AppError('UNAUTHENTICATED');
    if (access === 'admin' && request.visitor.role !== 'admin') throw new AppError('FORBIDDEN');
    const { factor } = request.visitor;
    if (!factor && access === 'admin' && requiresFactor) throw new AppError('FACTOR_MISSING');
    if (factor && isMissed(factor, request.routeOptions.config)) throw new AppError('FACTOR_REQUIRED');
  });
}

/** The desk opens with a factor that was confirmed in the session; what weighs more wants it once more. */
const isMissed = (
  { isConfirmed, isFresh }: NonNullable<Visitor['factor']>,
  { access, stepUp }: FastifyContextConfig,
): boolean => (stepUp ? !isFresh : access === 'admin' && !isConfirmed);

/** Endpoints with access `user` or `admin` are answered for signed-in visitors alone. */
export function signedIn(visitor: Visitor | null): Visitor {
  if (!visitor) throw new AppError('UNAUTHENTICATED');
  return visitor;
}
