import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { asPart } from '../database/pool/parts.ts';
import type { App, Visitor } from './app-types.ts';

/** Looks up whose session a request carries. The accounts module's, handed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Omit<Visitor, 'accountRole'> | null>;

/** Refuses what an endpoint's `access` does not allow, before anything of the request is read. */
export function guardAccess(
  app: App,
  authenticate: Authenticate,
  { requiresFactor }: { requiresFactor: boolean },
): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) {
      const found = await asPart('session', () => authenticate(request));
      request.visitor = found && { ...found, role: roleIn(found, requiresFactor), accountRole: found.role };
    }
    const { access = 'public', session } = request.routeOptions.config;
    if (session === 'or key' && !namesKey(request) && hasEndedSession(request))
      throw new AppError('UNAUTHENTICATED');
    if (access === 'public') return;
    if (!request.visitor) throw new AppError('UNAUTHENTICATED');
    const { accountRole, factor } = request.visitor;
    if (access === 'admin' && accountRole !== 'admin') throw new AppError('FORBIDDEN');
    if (!factor && access === 'admin' && requiresFactor) throw new AppError('FACTOR_MISSING');
    if (factor && isMissed(factor, request.routeOptions.config)) throw new AppError('FACTOR_REQUIRED');
  });
}

const namesKey = ({ query }: FastifyRequest) => Boolean((query as { key?: string } | undefined)?.key);

/** Whether it came with the token of a session that is over, or was none. */
export const hasEndedSession = ({ visitor, headers }: Pick<FastifyRequest, 'visitor' | 'headers'>): boolean =>
  !visitor && /^bearer /i.test(headers.authorization ?? '');

/** Calls that all accounts may make show and change more for administrators: that too wants their second factor. */
const roleIn = ({ role, factor }: Pick<Visitor, 'role' | 'factor'>, requiresFactor: boolean) =>
  (factor ? factor.isConfirmed : !requiresFactor) ? role : 'user';

/** The back office opens with a factor that was confirmed in the session; what weighs more wants it once more. */
const isMissed = (
  { isConfirmed, isFresh }: NonNullable<Visitor['factor']>,
  { access, stepUp }: FastifyContextConfig,
): boolean => (stepUp ? !isFresh : access === 'admin' && !isConfirmed);

/** Endpoints with access `user` or `admin` are answered for signed-in visitors alone. */
export function signedIn(visitor: Visitor | null): Visitor {
  if (!visitor) throw new AppError('UNAUTHENTICATED');
  return visitor;
}
