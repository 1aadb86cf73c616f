import { createRequire } from 'node:module';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { beforeEach, expect, test, vi } from 'vitest';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing, exampleOf, submitPaths } from '../listings/testing.ts';

/** The parser below the cleaning of HTML. */
const { Parser } = createRequire(createRequire(import.meta.url).resolve('sanitize-html'))('htmlparser2');
/** How many tags were opened in each text that was cleaned. */
let cleanings: number[] = [];

const api = useApi();
let sender: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users');
  sender = await api.signIn();
  cleanings = [];
  const { write, onopentagname } = Parser.prototype;
  vi.spyOn(Parser.prototype, 'write').mockImplementation(function (this: unknown, html: unknown) {
    cleanings.push(0);
    return write.call(this, html);
  });
  vi.spyOn(Parser.prototype, 'onopentagname').mockImplementation(function (this: unknown, ...place) {
    cleanings[cleanings.length - 1] = (cleanings.at(-1) ?? 0) + 1;
    return onopentagname.apply(this, place);
  });
});

const blog = (content: string) => ({ ...exampleOf('blog'), content });
const send = (body: Record<string, unknown>, path = '/blogs/sponsored') =>
  api.post(path, body, { headers: sender.headers });

test('a blog of a million characters is refused before any of it is cleaned, and others are answered', async () => {
  const [refused, other] = await Promise.all([send(blog('<b><i><u><s>'.repeat(83_000))), api.get('/health')]);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { content: 'Content can have at most 100000 characters.' },
  ]);
  expect(other.statusCode).toBe(200);
  expect(cleanings).toEqual([]);
});

test('one whose tags stand within each other without end is refused at the first that is too deep', async () => {
  const refused = await send(blog('<b><i><u><s>'.repeat(8_333)));
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { content: 'Content has too many lists or quotes within each other. Please make it simpler.' },
  ]);
  expect(cleanings).toEqual([101]);
});

test('what people write is not too deep: lists in lists in quotes, and paragraphs without end', async () => {
  const list = '<ul><li>Tea'.repeat(20) + '</li></ul>'.repeat(20);
  const content = `<blockquote>${list}</blockquote>${'<p>Leaf<br>by leaf'.repeat(2_000)}`;
  const reply = await send(blog(content));
  expect(reply.statusCode).toBe(201);
  expect(reply.json().content).toContain('<ul><li>Tea<ul><li>Tea');
});

test('what is left blank is still said first where something else is too long', async () => {
  const refused = await send({ ...blog('x'.repeat(100_001)), title: '' });
  expect(Object.keys(refused.json().fields)).toEqual(['title', 'content']);
});

test('an edit is measured before it is cleaned as well', async () => {
  const id = await addListing(api, 'blog', {}, { ownerId: sender.id });
  const body = { content: '<b>'.repeat(300_000) };
  const refused = await api.put(`/blogs/user/${id}`, body, { headers: sender.headers });
  expect([refused.statusCode, cleanings]).toEqual([400, []]);
});

test('what was stored deeper than that is shown without its tags', async () => {
  const content = `${'<p><strong><em>'.repeat(60)}Tea${'</em></strong></p>'.repeat(60)}`;
  const deep = `${'<blockquote>'.repeat(150)}Tea${'</blockquote>'.repeat(150)}`;
  for (const stored of [content, deep]) {
    const id = await addListing(api, 'blog', { content: stored });
    const shown = (await api.get(`/blogs/${id}`)).json();
    expect(shown.content).toContain('Tea');
    expect(shown.content).not.toContain('<blockquote>');
  }
});

test.each(submitPaths)(
  '%s: a text or list far too long is refused by the name of its field',
  async (name, path) => {
    const kind: Kind = kinds[name];
    for (const field of kind.fields.filter((one) => !one.variants || one.variants.includes('owner'))) {
      for (const value of ['(a '.repeat(200_000), Array(100_000).fill('https')]) {
        const reply = await send({ ...exampleOf(name), [field.name]: value }, path);
        expect([field.name, [400, 201].includes(reply.statusCode)]).toEqual([field.name, true]);
        if (reply.statusCode === 201) await api.empty('listings');
        else expect(Object.keys(reply.json().fields)).toContain(field.name);
      }
    }
  },
);

test('a list as text in a form is refused by its length before it is read', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const languages = JSON.stringify(Array(60_000).fill('German'));
  const form = await multipart({ ...exampleOf('tourGuide'), languages }, undefined, sender.headers);
  const reply = await api.post('/tour-guides', form.payload, form.options);
  const longest = Math.max(...parse.mock.calls.map(([text]) => String(text).length));
  parse.mockRestore();
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { languages: 'Languages is too long.' }]);
  expect(longest).toBeLessThan(200_000);
});
