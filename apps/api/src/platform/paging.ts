import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from './failure.ts';

/** Counting further would cost more than anybody learns from it. */
export const countCap = 1_000;

const parts = z
  .array(z.union([z.string(), z.number(), z.boolean()]))
  .min(1)
  .max(6);

/** The sort values and the id of the last thing on a page, as an opaque word. */
export const writeCursor = (values: (string | number | boolean)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** What `writeCursor` wrote, checked by a tuple of the order's own; refused where it is not that. */
export function readCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())));
  } catch {
    throw new Failure(
      'INVALID',
      'This page of the list is not there any more. Please start from its beginning.',
      {
        cursor: 'This does not name a page of this list.',
      },
    );
  }
}

export interface PageFacts {
  /** How many match; above `countCap` it is said to be capped. */
  total: number;
  /** How many there are without any filter: the M of "N of M". */
  unfiltered?: number;
  /** Where the next page begins, if there is one. */
  nextCursor?: string | undefined;
}

/** The body of a list stays a bare array: what else there is to know goes into the headers. */
export function sendPageFacts(request: FastifyRequest, reply: FastifyReply, facts: PageFacts): void {
  reply.header('x-total-count', Math.min(facts.total, countCap));
  if (facts.total > countCap) reply.header('x-total-count-capped', 'true');
  if (facts.unfiltered !== undefined) reply.header('x-total-unfiltered', facts.unfiltered);
  if (facts.nextCursor) {
    const [path = '', query] = request.url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', facts.nextCursor);
    reply.header('link', `<${path}?${parameters}>; rel="next"`);
  }
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
