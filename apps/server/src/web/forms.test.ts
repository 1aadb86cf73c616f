import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeForms } from './forms.ts';
import { RenderQueue } from './rendering/render-queue.ts';
import type { Pages, Renderer } from './rendering/renderer.ts';

const publicUrl = 'https://serendib.test';
const heard: { body: string; from: string | undefined }[] = [];
const pages: Pages = {
  formPaths: () => ['/contact'],
  queryAt: () => [],
  async render(request, { from } = {}) {
    heard.push({ body: await request.text(), from });
    return new Response('thanks');
  },
};
const renderer: Renderer = {
  pages: async () => pages,
  cspNonce: '',
  finishHtml: (html) => ({ before: html, css: '', after: '' }),
};
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await takeForms(
    app,
    renderer,
    publicUrl,
    async (response, reply) => reply.code(response.status).send(await response.text()),
    new RenderQueue(),
  );
});
afterAll(() => app.close());

const send = (headers: Record<string, string>, path = '/contact', payload = 'name=Nimal+Perera') =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    remoteAddress: '203.0.113.7',
    headers: { host: 'serendib.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('a form of ours reaches its page, on the account of the visitor who sent it', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: publicUrl },
    { referer: `${publicUrl}/contact` },
  ]) {
    heard.length = 0;
    expect((await send(headers)).body).toBe('thanks');
    expect(heard).toEqual([{ body: 'name=Nimal+Perera', from: '203.0.113.7' }]);
  }
});

test('a form that another site sends, or nobody knows which, is refused unread', async () => {
  heard.length = 0;
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: publicUrl },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.test' },
    { origin: 'null' },
    { referer: 'https://elsewhere.test/serendib.test' },
    {},
  ])
    expect((await send(headers)).statusCode).toBe(403);
  expect(heard).toEqual([]);
});

test('what is no form, too large, or sent to a page without one is refused', async () => {
  const own = { origin: publicUrl };
  expect((await send({ ...own, 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await send(own, '/contact', `message=${'x'.repeat(70_000)}`)).statusCode).toBe(413);
  expect((await send(own, '/about')).statusCode).toBe(404);
});

test('pages that take longer to read than a plugin may take to start stop nothing', async () => {
  const slow = Fastify({ pluginTimeout: 100 });
  const read = async () => {
    await wait(300);
    return pages;
  };
  await takeForms(
    slow,
    { ...renderer, pages: read },
    publicUrl,
    async (_, reply) => reply,
    new RenderQueue(),
  );
  await slow.ready();
  expect(slow.hasRoute({ method: 'POST', url: '/contact' })).toBe(true);
  await slow.close();
});
