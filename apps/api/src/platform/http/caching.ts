import type { App } from './app-types.ts';
import { etagOf, isKnownTag } from './etags.ts';

/** A `Vary` that names one thing more by which the reply was chosen. */
export const variedBy = (vary: unknown, name: string): string => (vary ? `${vary}, ${name}` : name);

/** Browsers ask every time and are told "unchanged"; a cache between may answer for a second. */
export const sharedForASecond = 'public, max-age=0, s-maxage=1, must-revalidate';

/**
 * Public reads carry an ETag and may be cached for a moment. Replies to a session are private
 * and not stored, and so is what the key of a secret link opened. A handler that sets `Cache-Control` itself is left alone, and so is what comes finished.
 */
export function setCacheHeaders(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (reply.hasHeader('etag')) return done();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const hasKey = typeof (request.query as { key?: unknown } | undefined)?.key === 'string';
    const isAnonymous = !request.headers.authorization && !hasKey;
    const open = reads && isAnonymous && request.routeOptions.config.access === 'public';
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', open ? sharedForASecond : reads ? 'private, no-store' : 'no-store');
    }
    reply.header('vary', variedBy(reply.getHeader('vary'), 'Authorization'));
    if (!open || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    const etag = etagOf(payload);
    reply.header('etag', etag);
    if (!isKnownTag(request.headers['if-none-match'], etag)) return done();
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
