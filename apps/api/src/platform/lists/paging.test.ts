import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { readCursor, sendPageFacts, writeCursor } from './paging.ts';

const order = z.tuple([z.boolean(), z.int(), z.uuid()]);
const last: z.output<typeof order> = [true, 475, '0199b2c4-6a51-7c3e-9f00-0123456789ab'];

test('a cursor comes back as it was written, and anything else is refused in words', () => {
  expect(readCursor(writeCursor(last), order)).toEqual(last);
  for (const wrong of [
    '',
    'x',
    writeCursor([1]),
    writeCursor([...last, 1]),
    'bnVsbA',
    writeCursor([true, 'a', 'b']),
  ]) {
    expect(() => readCursor(wrong, order)).toThrow(AppError);
  }
});

test('the headers of a list say how many there are and where it goes on', async () => {
  const app = Fastify();
  app.get('/api/vehicles', async (request, reply) => {
    sendPageFacts(request, reply, { total: 1_001, unfiltered: 4_000, nextCursor: 'abc' });
    return [];
  });
  const { headers } = await app.inject('/api/vehicles?type=van&type=car&cursor=old');
  expect(headers).toMatchObject({
    'x-total-count': '1000',
    'x-total-count-capped': 'true',
    'x-total-unfiltered': '4000',
    link: '</api/vehicles?type=van&type=car&cursor=abc>; rel="next"',
  });
});

test('a question mark in a query is a part of it: the link to the next page asks for the same list', async () => {
  const app = Fastify();
  app.get('/api/vehicles', async (request, reply) => {
    sendPageFacts(request, reply, { total: 2, nextCursor: 'abc' });
    return [];
  });
  const { headers } = await app.inject('/api/vehicles?search=where?&type=van&limit=1');
  expect(headers.link).toBe('</api/vehicles?search=where%3F&type=van&limit=1&cursor=abc>; rel="next"');
});
