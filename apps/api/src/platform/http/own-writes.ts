import type { FastifyInstance } from 'fastify';
import type { Invalidations } from '../cache/invalidations.ts';

/** What browsers send with a reload, and our pages with what they read after they wrote something. */
const revalidation = /\b(?:no-cache|max-age=0)\b/i;

/**
 * Lets people read what they have written. A call that has written something is answered once this process has heard of
 * it; another process, which the next request may come to, hears of it before it answers one that asks for revalidation.
 * Neither waits longer than a quarter of a second.
 */
export function readOwnWrites(app: FastifyInstance, invalidations: Invalidations): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!revalidation.test(headers['cache-control'] ?? '')) done();
    else invalidations.heard().then(() => done(), done);
  });
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD' && reply.statusCode < 400) await invalidations.caughtUp();
  });
}
