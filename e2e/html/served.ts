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

/** The form in which a button of these words stands. */
export function formOf(page: HTMLElement, button: string): HTMLElement {
  const form = page.querySelectorAll('form').find((one) => says(one, button, 'button'));
  if (!form) throw new Error(`No form is sent by ${button}.`);
  return form;
}

/** The field of a form with this label. */
export function fieldOf(form: HTMLElement, label: string): HTMLElement {
  const words = form.querySelectorAll('label').find((one) => wordsOf(one).replace(/ ?\*$/, '') === label);
  const id = words?.getAttribute('for');
  const field = id ? form.querySelector(`#${id}`) : words?.querySelector('input, select, textarea');
  if (!field) throw new Error(`No field is labelled ${label}.`);
  return field;
}

const choicesOf = (select: HTMLElement) =>
  select
    .querySelectorAll('option')
    .map((one) => [one.getAttribute('value') ?? wordsOf(one), one.hasAttribute('selected')] as const);

/** Whether a field is sent as it stands. */
const isSent = (field: HTMLElement) =>
  !/^(checkbox|radio)$/.test(field.getAttribute('type') ?? '') || field.hasAttribute('checked');

/** What a browser without scripts sends of a form in which these fields, by their labels, were filled in. */
export function filledIn(form: HTMLElement, answers: Record<string, string>): URLSearchParams {
  const sent = new URLSearchParams();
  const given = new Map(Object.entries(answers).map(([label, value]) => [fieldOf(form, label), value]));
  for (const field of form.querySelectorAll('input, select, textarea')) {
    const name = field.getAttribute('name');
    const value = given.get(field);
    if (!name || (value === undefined && !isSent(field))) continue;
    if (field.rawTagName.toLowerCase() !== 'select') {
      sent.append(name, value ?? field.getAttribute('value') ?? field.textContent);
      continue;
    }
    const choices = choicesOf(field);
    const chosen = choices.find(([one, isSelected]) => (value === undefined ? isSelected : one === value));
    if (value !== undefined && !chosen) throw new Error(`${name} has no choice ${value}.`);
    sent.append(name, (chosen ?? choices[0] ?? [''])[0]);
  }
  return sent;
}

/** Where a form leads that asks for something. */
export const askedBy = (form: HTMLElement, answers: Record<string, string>) =>
  `${form.getAttribute('action')}?${filledIn(form, answers)}`;
