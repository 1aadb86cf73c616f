import { getEventListeners } from 'node:events';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { inProcess, openBuilt } from './renderer.ts';

test('what is asked on a visitor’s account comes from the visitor; what all share bears our own mark', async () => {
  const app = Fastify();
  app.get('/api/who', async ({ ip, headers }) => ({ ip, cspNonce: headers['x-ours'] ?? null }));
  await app.ready();
  const send = inProcess(app, { 'x-ours': 'secret' });
  const { signal } = new AbortController();
  const who = async (from?: string) =>
    (await send({ method: 'GET', url: '/api/who', headers: {}, signal, ...(from && { from }) })).body();
  expect(await who('203.0.113.7')).toEqual({ ip: '203.0.113.7', cspNonce: null });
  expect(await who()).toEqual({ ip: '127.0.0.1', cspNonce: 'secret' });
  await app.close();
});

test('whoever has a page made is told how old an answer is that stands in for a new one', async () => {
  const app = Fastify();
  app.get('/api/old', async (_request, reply) => reply.header('age', 60).send({}));
  app.get('/api/new', async () => ({}));
  await app.ready();
  const { signal } = new AbortController();
  const answered = vi.fn();
  for (const url of ['/api/old', '/api/new'])
    await inProcess(app, {})({ method: 'GET', url, headers: {}, signal, answered });
  expect(answered.mock.calls.map(([status, , age]) => [status, age])).toEqual([
    [200, 60],
    [200, undefined],
  ]);
  await app.close();
});

test('a page that was begun before closing asks the API to the end', async () => {
  const app = Fastify({ return503OnClosing: false });
  const send = inProcess(app, {});
  const turn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  app.get('/api/words', async () => ({ words: 'ayubowan' }));
  app.get('/page', async (_request, reply) => {
    reply.header('connection', 'close');
    begun.resolve();
    await turn.promise;
    const { signal } = new AbortController();
    return (await send({ method: 'GET', url: '/api/words', headers: {}, signal })).body();
  });
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', async () => closing.resolve());

  const page = fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/page`);
  await begun.promise;
  const closed = app.close();
  await closing.promise;
  turn.resolve();
  const reply = await page;
  expect([reply.status, await reply.json()]).toEqual([200, { words: 'ayubowan' }]);
  await closed;
});

test('an answer is held by nothing once it has come, and who no longer waits is told so at once', async () => {
  const app = Fastify();
  app.get('/api/now', async () => ({ said: 'now' }));
  app.get('/api/never', () => new Promise(() => undefined));
  await app.ready();
  const waits = new AbortController();
  const { signal } = waits;
  const ask = (url: string) => inProcess(app, {})({ method: 'GET', url, headers: {}, signal });
  expect(await (await ask('/api/now')).body()).toEqual({ said: 'now' });
  expect(getEventListeners(signal, 'abort')).toEqual([]);

  const asked = ask('/api/never');
  waits.abort(new Error('left'));
  await expect(asked).rejects.toThrow('aborted');
  await expect(ask('/api/never')).rejects.toThrow('aborted');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await app.close();
});

test('where pages are not built, what is to be run builds them in production as well', async () => {
  const app = Fastify();
  await expect(openBuilt(app, false, {}, null, ['en', 'xx'])).rejects.toThrow(/run `npm run build`\.$/);
  await app.close();
});
