import type { FastifyRequest } from 'fastify';
import { answerer, finishPage, isPage, sendPage } from '../answers/answer.ts';
import { inWords, Refused, type Show } from '../answers/refused.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { Renders } from '../rendering/renders.ts';
import { addressBook } from './address.ts';
import type { Page, PageStore } from './page-store.ts';

/** Characters of a requested address. Ours have some hundred; a search in Sinhala takes nine for each letter. */
const longestAddress = 3000;

/** Answers with pages that were rendered once for everybody. */
export async function keptPages(
  renderer: Renderer,
  store: PageStore,
  origin: string,
  renders: Renders,
): Promise<Show> {
  const pages = await renderer.pages();
  const addressFor = addressBook(pages, origin);
  const answer = answerer(renderer);

  const render = (key: string): Promise<Page> =>
    renders.run(async () => {
      const response = await pages.render(new Request(origin + key));
      if (!isPage(response)) throw new NotKept(response);
      return finishPage(response, renderer);
    }, !key.includes('?'));

  const pageAt = async (key: string, request: FastifyRequest): Promise<Page> => {
    const kept = store.find(key);
    if (!kept) {
      try {
        if (!store.isComing(key)) await renders.count(request.ip);
        return await store.renew(key, () => render(key));
      } catch (error) {
        const old = store.findOld(key);
        if (error instanceof Refused && old) return old;
        throw error;
      }
    }
    if (!store.isFresh(kept)) {
      store
        .renew(key, () => render(key))
        .catch((error: unknown) => {
          // The old one will do while others have to wait for their first.
          if (!(error instanceof Refused)) request.log.error(error, 'A page could not be renewed');
        });
    }
    return kept;
  };

  return inWords(async (request, reply) => {
    if (request.url.length > longestAddress) throw new Refused('tooLong');
    const { key, strange } = addressFor(request.url);
    // What follows "//" a browser takes for a host: the page's scripts would find themselves on another site.
    if (/.\/(\?|$)/.test(key) || /^\/[/\\]/.test(request.url))
      return reply.redirect(key.replace(/(?<=.)\/+(?=\?|$)/, ''), 308);
    if (strange) {
      await renders.count(request.ip);
      const response = await renders.run(() => pages.render(new Request(origin + key)));
      return answer(response, reply, request);
    }
    try {
      return await sendPage(await pageAt(key, request), reply, request);
    } catch (error) {
      if (error instanceof NotKept) return answer(error.response.clone(), reply, request);
      throw error;
    }
  });
}

/** A page that sent elsewhere, or was none after all. Several may have waited for it, so that each takes a copy. */
class NotKept extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super('Not to be kept');
    this.response = response;
  }
}
