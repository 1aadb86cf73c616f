import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { App, Visitor } from './app-types.ts';

/** Looks up whose session a request carries. The accounts module's, handed in. */
export type Authenticate = (request: FastifyRequest) => Promise<Visitor | null>;

/** Refuses what an endpoint's `access` does not allow, before anything of the request is read. */
export function guardAccess(app: App, authenticate: Authenticate): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.visitor = await authenticate(request);
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    if (!request.visitor) throw new AppError('UNAUTHENTICATED');
    if (access === 'admin' && request.visitor.role !== 'admin') throw new AppError('FORBIDDEN');
  });
}

/** Endpoints with access `user` or `admin` are answered for signed-in visitors alone. */
export function signedIn(visitor: Visitor | null): Visitor {
  if (!visitor) throw new AppError('UNAUTHENTICATED');
  return visitor;
}
