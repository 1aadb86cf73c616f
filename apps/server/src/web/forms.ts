import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answer } from './answers/answer.ts';
import { inWords, Refused, type Show } from './answers/refused.ts';
import type { RenderQueue } from './rendering/render-queue.ts';
import type { Renderer } from './rendering/renderer.ts';

const largest = 64 * 1024;

/**
 * Forms sent by browsers without scripts: a page's `action` answers, on the visitor's own account, so that what
 * is limited for a visitor is limited here as well. Forms that other sites send are refused.
 */
export async function takeForms(
  app: FastifyInstance,
  renderer: Renderer,
  publicUrl: string,
  answer: Answer,
  renderQueue: RenderQueue,
): Promise<void> {
  // Not while a plugin starts, which may take ten seconds: in development these are read from their sources.
  const paths = (await renderer.pages()).formPaths();
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => done(null, body),
    );
    for (const path of paths) {
      const take: Show = async (request, reply) => {
        if (!isOwnForm(request, publicUrl)) throw new Refused('elsewhere');
        await renderQueue.count(request.ip);
        const pages = await renderer.pages();
        const sent = new Request(new URL(request.url, publicUrl), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: String(request.body ?? ''),
        });
        const response = await renderQueue.run(() => pages.render(sent, { from: request.ip }));
        return answer(response, reply, request);
      };
      forms.post(path, inWords(take));
    }
  });
}

/** Browsers say which site a form comes from; who says nothing of the kind is no browser with a page of ours. */
function isOwnForm({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  if (!from || !URL.canParse(from)) return false;
  return [new URL(publicUrl).origin, `${protocol}://${host}`].includes(new URL(from).origin);
}
