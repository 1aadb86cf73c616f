import { getEventListeners } from 'node:events';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcess } from './renderer.ts';

const app = Fastify();
app.get('/api/now', async () => ({ said: 'now' }));
app.get('/api/never', () => new Promise(() => undefined));
beforeAll(() => app.ready());
afterAll(() => app.close());

const ask = (url: string, signal: AbortSignal) =>
  inProcess(app, {})({ method: 'GET', url, headers: {}, signal });

test('an answer is held by nothing once it has come, and so not by the time that was left for it', async () => {
  const { signal } = new AbortController();
  const answer = await ask('/api/now', signal);
  expect(await answer.body()).toEqual({ said: 'now' });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('who no longer waits is told so at once, before or after the question', async () => {
  const waits = new AbortController();
  const asked = ask('/api/never', waits.signal);
  waits.abort(new Error('left'));
  await expect(asked).rejects.toThrow('aborted');
  await expect(ask('/api/never', waits.signal)).rejects.toThrow('aborted');
  expect(getEventListeners(waits.signal, 'abort')).toEqual([]);
});
