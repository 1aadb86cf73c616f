import { createHash } from 'node:crypto';
import type { App } from './app-types.ts';
import { isKnownTag } from './etags.ts';

/** Browsers ask every time and are told "unchanged"; a cache between may answer for a second. */
const shared = 'public, max-age=0, s-maxage=1, must-revalidate';

/**
 * Public reads carry an ETag and may be cached for a moment. Replies to a session are private
 * and not stored. A handler that sets `Cache-Control` itself is left alone.
 */
export function cacheManners(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const open = reads && !request.headers.authorization && request.routeOptions.config.access === 'public';
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', open ? shared : reads ? 'private, no-store' : 'no-store');
    }
    reply.header('vary', [reply.getHeader('vary'), 'Authorization'].filter(Boolean).join(', '));
    if (!open || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnownTag(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
