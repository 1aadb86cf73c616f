import type { FastifyRequest } from 'fastify';
import { answerer, finishPage, isPage, sendPage } from '../answers/answer.ts';
import { inWords, Refused, type Show } from '../answers/refused.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { Renders } from '../rendering/renders.ts';
import { addressBook } from './address.ts';
import type { Making } from './making.ts';
import type { Page } from './page.ts';
import type { KeptPage, PageStore } from './page-store.ts';

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

  const render = (key: string, making: Making): Promise<Page> =>
    renders.run(async () => {
      making.begin();
      const { answered } = making;
      const response = await pages.render(new Request(origin + key), { answered });
      if (!isPage(response)) throw new NotKept(response);
      return finishPage(response, renderer);
    }, !key.includes('?'));

  const renew = async (key: string, request: FastifyRequest): Promise<KeptPage> => {
    if (!store.isComing(key)) await renders.count(request.ip);
    return store.renew(key, (making) => render(key, making));
  };

  /** A new one; or the old one, where the new one failed or cannot be had for now. */
  const newest = async (key: string, request: FastifyRequest): Promise<KeptPage> => {
    const old = store.findOld(key);
    if (!old) return renew(key, request);
    if (store.isAway) return old;
    try {
      const page = await unless(() => store.isAway, renew(key, request));
      if (page && !page.isBroken) return page;
    } catch (error) {
      if (error instanceof NotKept && error.response.status < 500) throw error;
      if (!(error instanceof Refused)) request.log.error({ err: error }, 'A page could not be renewed');
    }
    return store.findOld(key) ?? renew(key, request);
  };

  const pageAt = async (key: string, request: FastifyRequest): Promise<KeptPage> => {
    const kept = store.find(key);
    if (!kept) return newest(key, request);
    if (!store.isFresh(kept)) {
      store
        .renew(key, (making) => render(key, making))
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

/** What the work comes to; undefined as soon as `isSo`, however long the work may take. */
async function unless<Result>(isSo: () => boolean, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const soon = new Promise<undefined>((resolve) => {
    timer = setInterval(() => isSo() && resolve(undefined), 100);
  });
  try {
    return await Promise.race([work, soon]);
  } finally {
    clearInterval(timer);
  }
}
