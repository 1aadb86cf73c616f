import { gzipSync } from 'node:zlib';
import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { beforeAll, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../testing.ts';
import { deepestJson, isTooDeep } from './json-depth.ts';
import { multipart } from './testing.ts';

const api = useApi();
let person: SignedInPerson;
beforeAll(async () => {
  person = await api.signIn();
});

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const post = (payload: string | Buffer, headers: Record<string, string> = {}, path = '/trips') =>
  api.post(path, payload, { headers: { 'content-type': 'application/json', ...person.headers, ...headers } });

test('JSON is taken to its bound of depth and no deeper, also where it has no end', async () => {
  expect([isTooDeep(lists(deepestJson)), isTooDeep(lists(deepestJson + 1))]).toEqual([false, true]);
  expect(isTooDeep(JSON.stringify({ a: ['[['.repeat(99), '\\"{{{{"', `\\${'['.repeat(99)}`] }))).toBe(false);
  for (const body of [lists(33), lists(30_000), '['.repeat(60_000), '{"a":'.repeat(10_000)]) {
    const reply = await post(body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  }
  // The error is of what it says, not of how deep it is.
  expect((await post(`{"title":${lists(20)}}`)).json()).toMatchObject({
    code: 'INVALID',
    fields: { title: expect.any(String) },
  });
});

test.each(kindNames.map((kind) => [kind]))(
  'a deep list in a form of a %s is refused with words',
  async (kind) => {
    const path = keyOf(kind, 'make').slice('POST '.length);
    const deep = lists(100_000);
    for (const name of [
      'image',
      'vehicleImages',
      'moreImages',
      'languages',
      'itinerary',
      'certifications',
      'name',
    ]) {
      const { payload, options } = await multipart({ [name]: deep }, undefined, person.headers);
      const reply = await api.post(path, payload, options);
      expect([400, 415], `${name}: ${reply.body.slice(0, 200)}`).toContain(reply.statusCode);
    }
  },
);

/** A form of one text, as clients write it that say of each part what it is. */
const formOf = (type: string, text: string) =>
  `--~~\r\ncontent-disposition: form-data; name="name"\r\ncontent-type: ${type}\r\n\r\n${text}\r\n--~~--\r\n`;

test.each(['Colombo tours', '', '{"__proto__":1}', '{"a":'])(
  'a text of a form that is announced as JSON and is none is a bad request: %s',
  async (text) => {
    const form = { 'content-type': 'multipart/form-data; boundary=~~' };
    for (const type of ['application/json', 'application/json; charset=utf-8']) {
      const reply = await post(formOf(type, text), form, '/tour-guides');
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
    }
    // What is JSON is read, and the form is refused for what it lacks.
    const read = await post(formOf('application/json', '"Nimal"'), form, '/tour-guides');
    expect(read.json().code).toBe('INVALID');
  },
);

test.each(['gzip', 'deflate', 'br', 'zstd', 'identity, gzip', 'GZIP'])(
  'a body that is packed by %s is not unpacked',
  async (coding) => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
    const reply = await post(bomb, { 'content-encoding': coding });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect((await post('{"title":"Hills"}', { 'content-encoding': 'identity' })).statusCode).toBe(201);
  },
);

test('a body of short fields has at most 64 kB, an article a megabyte, and a name in a path 300 characters', async () => {
  expect((await post(JSON.stringify({ title: 'a'.repeat(66_000) }), {}, '/contact')).statusCode).toBe(413);
  const article = JSON.stringify({ title: 'Tea', content: 'a'.repeat(1_100_000) });
  expect((await post(article, {}, '/blogs/sponsored')).statusCode).toBe(413);
  expect((await api.get(`/destinations/${'a'.repeat(301)}`)).statusCode).toBe(413);
});
