import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const forms = "form-action 'self' https://sandbox.payhere.lk https://www.payhere.lk";
const streetMap = 'https://www.openstreetmap.org';

/** One policy for all pages apart from the hashes of their scripts, because navigation keeps the first page's. */
export function pagePolicy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // Pictures of other sites are shown from here (lib/api/pictures-here.ts of the web); tiles of an operator are added below.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A page asks ahead whether the street map is there, because a frame does not say when it is not.
    `connect-src 'self' ${streetMap}`,
    `frame-src ${streetMap}`,
    forms,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Text becomes HTML or a script by policies of these names alone: start-deferred.ts, lib/page/trusted-html.ts and lib/offline/start-offline.ts of the web.
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify worker',
  ].join('; ');
}

const strictest = "default-src 'none'; frame-ancestors 'none'";

/** The hashes of the inline scripts that bear the mark, and the page without the marks. */
export function sealScripts(html: string, cspNonce: string): { html: string; hashes: string } {
  const attribute = ` nonce="${cspNonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes) || text === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes].join(' ') };
}

/** Where the tiles of an operator come from, of one server or several (`https://{s}.tiles.example.com`). */
const tilesSource = (url: string | undefined): string | undefined =>
  url && /^https?:\/\/[^/]+/.exec(url)?.[0].replace('{s}', '*');

/** Headers that every answer bears, the API's and the files' as well as the pages'. */
export function addSecurityHeaders(
  app: FastifyInstance,
  options: { https: boolean; publicUrl: string; mapTiles?: string | undefined },
): void {
  // Pages name the site's pictures by its public name, also where they were asked for by another.
  const pictures = [new URL(options.publicUrl).origin, tilesSource(options.mapTiles)]
    .filter(Boolean)
    .join(' ');
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    if (options.https) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) {
      const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
      reply.header('content-security-policy', isPage ? pagePolicy('') : strictest);
    }
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace(/img-src [^;]*/, (images) => `${images} ${pictures}`),
    );
  });
}
