import { districts, provinces } from '@serendib/contract/options/places';
import { parse } from 'node-html-parser';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { eachText } from './each-text.ts';
import { latinRuns } from './latin-runs.ts';

/** Names that are the same in every language. */
const brands =
  /Serendib|PayHere|WhatsApp|Google|OpenStreetMap|Facebook|Instagram|TikTok|YouTube|Tripadvisor|Visa|Mastercard|American Express/gi;

/** Initials, addresses, amounts as their owners wrote them, units. */
const asItIs =
  /^(?:\p{Lu}{1,2}|\S*@\S+|https?:\S+|[a-z]{2,}\.[a-z]{2,}\.[a-z]+|(?:Rs|LKR|USD|EUR|GBP|INR|AUD|CNY|RUB|JPY|km²|km|[\d\s,.–-])+|\(?Ctrl\+[^\s)]+\)?|<!doctype html>)$/iu;

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
      // Of a name with another script in it, what is in Latin letters.
      for (const one of [text, ...latinRuns(text)]) this.#whole.add(one);
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

  /** What of a text no person wrote and is no name, no amount and no unit either; nothing where there is none. */
  leftOf(piece: string): string | undefined {
    const left = plain(piece.replace(brands, ''));
    const isLeft = words.test(left) && !asItIs.test(left) && !this.holds(piece) && !this.holds(left);
    return isLeft ? left : undefined;
  }
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
  const found: string[] = [];
  let depth = 0;
  const say = (text: string, where: string, isApart: boolean) => {
    const before = depth;
    if (isApart) depth = 0;
    let rest = '';
    for (const sign of text) {
      if (sign === open) depth++;
      else if (sign === close) depth--;
      else if (depth <= 0) rest += sign;
      else continue;
      if (sign === open || sign === close) rest += '|';
    }
    if (isApart) depth = before;
    for (const piece of rest.split('|')) {
      const left = written.leftOf(piece);
      if (left) found.push(`${where}: ${left}`);
    }
  };
  eachText(html, say);
  if (depth !== 0) found.push('A message is cut off: its marks do not match.');
  return [...new Set(found)];
}
