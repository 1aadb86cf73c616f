import { type HTMLElement, parse } from 'node-html-parser';
import type { APIRequestContext } from 'playwright/test';

/** A page as the server sends it, read without a browser. */
export async function served(request: APIRequestContext, path: string) {
  const reply = await request.get(path);
  return { status: reply.status(), page: parse(await reply.text()) };
}

export const pageAt = async (request: APIRequestContext, path: string) => (await served(request, path)).page;

/** The one element of a page that a selector names. */
export function only(within: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = within.querySelectorAll(selector);
  if (!found || more.length > 0)
    throw new Error(`${found ? more.length + 1 : 'No'} elements are ${selector}.`);
  return found;
}

/** What a page is about: what stands around it has articles too. */
export function subject(page: HTMLElement): HTMLElement {
  const article = page.querySelector('main article');
  if (!article) throw new Error('The page has no article.');
  return article;
}

/** The words of an element, as they are read. */
export const wordsOf = (one: HTMLElement | null | undefined) =>
  (one?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether an element of these words alone is there. */
export const says = (within: HTMLElement, words: string, selector = '*') =>
  within.querySelectorAll(selector).some((one) => wordsOf(one) === words);

const headings = 'h1, h2, h3, h4';
export const isHeaded = (within: HTMLElement, words: string) => says(within, words, headings);

/** Where the link of these words leads. */
export const wayOf = (within: HTMLElement, words: string) =>
  within
    .querySelectorAll('a')
    .find((one) => wordsOf(one) === words || one.getAttribute('aria-label') === words)
    ?.getAttribute('href');

export const hrefsOf = (within: HTMLElement, selector = 'a') =>
  within.querySelectorAll(selector).map((one) => one.getAttribute('href') ?? '');

export const picturesOf = (within: HTMLElement, selector: string) =>
  within.querySelectorAll(selector).map((one) => one.getAttribute('src') ?? '');
