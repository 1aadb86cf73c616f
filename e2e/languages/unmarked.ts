import { districts, provinces } from '@serendib/contract/options/places';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { APIRequestContext, APIResponse } from 'playwright/test';

/** Attributes that are read, aloud or where there is nothing else. */
const read = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];
/** What search engines are told to show: the other values of structured data are addresses, numbers and types. */
const shown = new Set([
  ...['name', 'headline', 'description', 'jobTitle', 'category', 'touristType', 'priceRange'],
  ...['alternateName', 'knowsAbout', 'knowsLanguage', 'addressLocality', 'addressRegion'],
]);
const metas = /^(description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/;
/** Names that are the same in every language. */
const brands =
  /Serendib|PayHere|WhatsApp|Google|OpenStreetMap|Facebook|Instagram|TikTok|YouTube|Tripadvisor|Visa|Mastercard|American Express/gi;

/** Initials, addresses, amounts as their owners wrote them, units. */
const asItIs =
  /^(?:\p{Lu}{1,2}|\S*@\S+|https?:\S+|[a-z]{2,}\.[a-z]{2,}\.[a-z]+|(?:Rs|LKR|USD|EUR|GBP|INR|AUD|CNY|RUB|JPY|km²|km|[\d\s,.–-])+|\(Ctrl\+\S+\)|<!doctype html>)$/iu;

const open = '⟦';
const close = '⟧';
const words = /\p{L}{2,}/u;
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** What people wrote, and what the catalogue says of places: it stays as it is in every language. */
export class Written {
  readonly #whole = new Set<string>();
  readonly #added = new Set<string>();
  #all = '';

  constructor() {
    // The map writes a name of two words in two lines.
    this.add(districts.flatMap((name) => [name, name.split(' ')]));
    this.add(provinces);
  }

  /** All texts of a reply. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      // Most of what is told is told by several calls.
      if (this.#added.has(value)) return;
      this.#added.add(value);
      // Stories are HTML.
      const text = plain(parse(value).textContent);
      this.#whole.add(text);
      // Of an address a part may be shown, or a line of it.
      if (text.length < 80) for (const part of text.split(/, |@/)) this.#whole.add(part);
      this.#all += `\n${text}`;
    } else if (value && typeof value === 'object') for (const one of Object.values(value)) this.add(one);
  }

  holds(text: string): boolean {
    if (asItIs.test(plain(text))) return true;
    const piece = plain(text.replace(/…$/, '').replace(/^[\s·•,.:;|()"“”–-]+|[\s·•,:;|()"“”–-]+$/g, ''));
    if (!words.test(piece) || this.#whole.has(piece)) return true;
    // A sentence of a longer text; a word may stand in one by chance.
    if (piece.length > 24 && this.#all.includes(piece)) return true;
    // Lists of what was written.
    return [' · ', ', ', ' ('].some((sign) => {
      const parts = piece.split(sign);
      return parts.length > 1 && parts.every((part) => this.holds(part));
    });
  }
}

/** The texts of structured data that are shown. */
function* textsIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (shown.has(name)) yield value;
  } else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, name);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, key);
}

/** What the lists say to their ends, of which pages show parts. */
export async function writtenOf(request: APIRequestContext, paths: readonly string[]): Promise<Written> {
  const written = new Written();
  for (const path of paths)
    for (let next: string | undefined = path; next; ) {
      const reply: APIResponse = await request.get(next);
      written.add(await reply.json());
      next = /<([^>]+)>; rel="next"/.exec(reply.headers().link ?? '')?.[1];
    }
  return written;
}

/**
 * What a page in the pseudo-language says that is no message: texts outside its marks, but for what people wrote. A message
 * may have links in it, so that its marks are looked for in the order in which the page is read.
 */
export function unmarked(html: string, written: Written): string[] {
  const page = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const found: string[] = [];
  let depth = 0;
  const say = (text: string, where: string) => {
    let rest = '';
    for (const sign of text) {
      if (sign === open) depth++;
      else if (sign === close) depth--;
      else if (depth <= 0) rest += sign;
      else continue;
      if (sign === open || sign === close) rest += '|';
    }
    for (const piece of rest.split('|')) {
      const left = plain(piece.replace(brands, ''));
      if (words.test(left) && !asItIs.test(left) && !written.holds(piece) && !written.holds(left))
        found.push(`${where}: ${left}`);
    }
  };
  const walk = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      if (/\S/.test(node.textContent))
        say(node.textContent, (node.parentNode?.rawTagName ?? '').toLowerCase());
      return;
    }
    const element = node as HTMLElement;
    const tag = (element.rawTagName ?? '').toLowerCase();
    if (tag === 'script' && element.getAttribute('type') === 'application/ld+json')
      for (const text of textsIn(JSON.parse(element.textContent))) say(text, 'structured data');
    if (['script', 'style', 'noscript', 'template'].includes(tag)) return;
    const language = element.getAttribute?.('lang');
    if (tag !== 'html' && language) return;
    const before = depth;
    depth = 0;
    for (const name of read) {
      const value = element.getAttribute?.(name);
      if (value) say(value, name);
    }
    const about = element.getAttribute?.('name') ?? element.getAttribute?.('property') ?? '';
    if (tag === 'meta' && metas.test(about)) say(element.getAttribute('content') ?? '', about);
    if (tag === 'input' && /^(submit|button)$/.test(element.getAttribute('type') ?? ''))
      say(element.getAttribute('value') ?? '', 'button');
    depth = before;
    for (const child of element.childNodes) walk(child);
  };
  walk(page);
  if (depth !== 0) found.push('A message is cut off: its marks do not match.');
  return [...new Set(found)];
}
