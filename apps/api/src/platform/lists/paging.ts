import { t } from '@serendib/contract/words/t';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Counting further would cost more than it tells. */
export const countCap = 1_000;

const parts = z
  .array(z.union([z.string(), z.number(), z.boolean()]))
  .min(1)
  .max(9);

/** A cursor of keyset pagination: the sort values and id of the last thing on a page, as an opaque word. */
export const writeCursor = (values: (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const partsOf = (cursor: string) => parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));

/** Whether it is what `writeCursor` wrote, as a tuple of an order's own. */
export function isCursor(cursor: string, schema: z.ZodType): boolean {
  try {
    return schema.safeParse(partsOf(cursor)).success;
  } catch {
    return false;
  }
}

/** What `writeCursor` wrote, checked by a tuple of the order's own; refused where it is not that. */
export function readCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(partsOf(cursor));
  } catch {
    throw new AppError(
      'INVALID',
      t('This page of the list is not there any more. Please start from its beginning.'),
      {
        cursor: t('This does not name a page of this list.'),
      },
    );
  }
}

/** What `found`, one more than a page, tells of a page and of where the next one begins, in a list that goes on alone. */
export function pageFrom<Found>(
  found: Found[],
  limit: number,
  cursorAt: (last: Found) => (string | number | boolean)[],
): { shown: Found[]; nextCursor: string | undefined } {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last && writeCursor(cursorAt(last)) };
}

/** Which page of a list is asked for: the one after a place, or the one before it, and how many stand before that. */
export interface Standing {
  isBack: boolean;
  /** Before the first of a page that goes on; before the last and it of one that goes back. */
  before: number;
}

/** What `found`, one more than a page, tells of the pages around it, in the order in which it is read. */
export function pageAround<Found>(
  found: Found[],
  limit: number,
  start: Standing | undefined,
  cursorAt: (standing: Standing, place: Found) => string,
): { shown: Found[]; facts: Pick<PageFacts, 'nextCursor' | 'previousCursor' | 'before'> } {
  const shown = found.slice(0, limit);
  const goesOn = found.length > limit;
  if (start?.isBack) shown.reverse();
  const before = start?.isBack ? Math.max(0, goesOn ? start.before - shown.length : 0) : (start?.before ?? 0);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasNext = start?.isBack ? true : goesOn;
  const hasPrevious = start?.isBack ? goesOn : before > 0;
  return {
    shown,
    facts: {
      before,
      nextCursor:
        last && hasNext ? cursorAt({ isBack: false, before: before + shown.length }, last) : undefined,
      previousCursor: first && hasPrevious ? cursorAt({ isBack: true, before }, first) : undefined,
    },
  };
}

export interface PageFacts {
  /** How many match; above `countCap` it is said to be capped. */
  total: number;
  /** How many there are without any filter: the M of "N of M". */
  unfiltered?: number;
  /** Where the next page begins, if there is one. */
  nextCursor?: string | undefined;
  /** Where the page before ends, if there is one and the list can be read backwards. */
  previousCursor?: string | undefined;
  /** How many stand before this page. */
  before?: number;
}

/** The body of a list stays a bare array: what else there is to know goes into the headers. */
export function sendPageFacts(request: FastifyRequest, reply: FastifyReply, facts: PageFacts): void {
  reply.header('x-total-count', Math.min(facts.total, countCap));
  if (facts.total > countCap) reply.header('x-total-count-capped', 'true');
  if (facts.unfiltered !== undefined) reply.header('x-total-unfiltered', facts.unfiltered);
  if (facts.before !== undefined) reply.header('x-before', facts.before);
  const [path = '', ...query] = request.url.split('?');
  const links = (
    [
      ['next', facts.nextCursor],
      ['prev', facts.previousCursor],
    ] as const
  ).flatMap(([rel, cursor]) => {
    if (!cursor) return [];
    const parameters = new URLSearchParams(query.join('?'));
    parameters.set('cursor', cursor);
    return `<${path}?${parameters}>; rel="${rel}"`;
  });
  if (links.length > 0) reply.header('link', links.join(', '));
}

export interface Page<Item> {
  items: Item[];
  facts: PageFacts;
}

/** Answers with a page's items, and tells the rest in the headers. */
export async function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Promise<Page<Item>>,
): Promise<Item[]> {
  const { items, facts } = await page;
  sendPageFacts(request, reply, facts);
  return items;
}
