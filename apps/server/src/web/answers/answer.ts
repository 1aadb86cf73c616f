import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { isKnownTag } from '@serendib/api/platform/http/etags';
import { awaySeconds } from '@serendib/api/platform/http/refusals/error-handler';
import { codingFor } from '@serendib/api/platform/http/replies/codings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, makePage, type Page } from '../page-cache/page.ts';
import type { Rendered, Renderer } from '../rendering/renderer.ts';
import { pagePolicy, sealScripts } from './security.ts';

/** Answers with what was rendered and is not to be kept. */
export type Answer = (
  response: Rendered,
  reply: FastifyReply,
  request: FastifyRequest,
) => Promise<FastifyReply>;

export const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** A rendered page made ready to be sent. */
export function finishPage({ status, html = '', fragments }: Rendered, renderer: Renderer): Page {
  const sealed = sealScripts(html, renderer.cspNonce);
  return makePage(renderer.finishHtml(sealed.html, fragments), status, pagePolicy(sealed.hashes));
}

export async function sendPage(
  page: Page & { isBroken?: boolean },
  reply: FastifyReply,
  request: FastifyRequest,
): Promise<FastifyReply> {
  const lasting = page.status === 200 && !page.isBroken && request.method !== 'POST';
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', lasting ? 'public, max-age=0, must-revalidate' : 'no-store')
    .header('vary', 'accept-encoding')
    .header('content-security-policy', page.policy);
  if (page.language) reply.header('content-language', page.language);
  // Said to those who look after it alone: who reads the page has what there was.
  if (page.standsIn) reply.header('cache-status', `serendib; hit; detail=${page.standsIn}`);
  askBackLater(reply);
  if (lasting) {
    reply.header('etag', page.etag);
    if (isKnownTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const coding = codingFor(request.headers['accept-encoding'], page.br ? ['br', 'gzip'] : ['gzip', 'br']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await bytesOf(page, coding));
}

/** Whether it is of use to this visitor that a page is compressed densely. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  codingFor(headers['accept-encoding'], ['br']) === 'br';

/** A page or a file that cannot be made for now says when to ask again, as the API does. */
function askBackLater(reply: FastifyReply): void {
  if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', awaySeconds);
}

/** An answer that is not kept: no page of ours, data for a navigation, a form's, a file made on demand. */
export function answerer(renderer: Renderer): Answer {
  return async (response, reply, request) => {
    if (isPage(response)) return sendPage(finishPage(response, renderer), reply, request);
    return passOn(response, reply, request);
  };
}

/** Hands an answer on as it is. */
export const passOn: Answer = async (response, reply, request) => {
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    reply.header(name, value);
  });
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
  askBackLater(reply);
  // A page in development, which is sent as it was rendered.
  if (response.html !== undefined && request.method !== 'HEAD') return reply.send(response.html);
  if (!response.body || request.method === 'HEAD') return reply.send();
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  // Lists of addresses and routes are long and much alike.
  const isText = /xml|json|text/.test(response.headers.get('content-type') ?? '');
  if (!isText || codingFor(request.headers['accept-encoding'], ['gzip']) === 'identity')
    return reply.send(body);
  // Where the body fails, what is sent fails with it.
  const packed = pipeline(body, createGzip(), () => undefined);
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed);
};
