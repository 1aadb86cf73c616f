import { isLoopbackName } from '@serendib/api/platform/loopback';
import type { FastifyInstance } from 'fastify';
import { urlOn } from './page-cache/cache-key.ts';

/**
 * On one's own machine a site has several names, and to a browser each is a site of its own: a session of
 * `localhost` is none at `127.0.0.1`, where mailed links and the way back from paying lead. So a browser that opens a page
 * by another of these names is led to the one that the site goes by. Names that others gave are left alone.
 */
export function leadToOneName(app: FastifyInstance, publicUrl: string): void {
  const site = new URL(publicUrl);
  if (!isLoopbackName(site.hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const asked = URL.parse(`http://${request.headers.host ?? ''}`);
    if (!asked || asked.host === site.host || asked.port !== site.port || !isLoopbackName(asked.hostname))
      return;
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage)
      return reply.header('cache-control', 'no-store').redirect(urlOn(site.origin, request.url).href, 307);
  });
}
