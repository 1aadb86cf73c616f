import { randomBytes } from 'node:crypto';
import { createElement, type ReactElement } from 'react';

/** Differs in each process, so that no text which visitors wrote can be one; the bundles of all languages have one. */
const shared = globalThis as { fragmentTag?: string };
shared.fragmentTag ??= `x-${randomBytes(9).toString('hex')}`;
const tag = shared.fragmentTag;
const marks = new RegExp(`<${tag} n="(\\d+)"></${tag}>`);

/** Stands in a rendered page for its fragment of this number. */
export const markOf = (number: number): ReactElement => createElement(tag, { n: String(number) });

/** Puts the fragments into their places. */
export const fillMarks = (html: string, fragments: readonly string[]): string =>
  html
    .split(marks)
    // Every second piece is the number of a mark.
    .map((piece, at) => (at % 2 === 0 ? piece : fragments[Number(piece)]))
    .join('');

/** What stands before each of the marks. */
export const splitAtMarks = (html: string): string[] =>
  html.split(marks).filter((_piece, at) => at % 2 === 0);
