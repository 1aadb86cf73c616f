import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { leadToOneName } from './one-name.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const site = (publicUrl: string) => {
  app = fastify();
  leadToOneName(app, publicUrl);
  app.all('/*', async () => 'here');
  return async (host: string, url = '/', accept = 'text/html,*/*', method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url, headers: { host, accept } });
    return headers.location ?? statusCode;
  };
};

test('a page that is opened by another name of this machine leads to the one that the site goes by', async () => {
  const ask = site('http://127.0.0.1:3000');
  const page = '/partnership/tour-guide-premium?a=1';
  for (const host of ['localhost:3000', '[::1]:3000', '127.0.0.2:3000', 'LOCALHOST:3000'])
    expect(await ask(host, page)).toBe(`http://127.0.0.1:3000${page}`);
  expect(await ask('127.0.0.1:3000', page)).toBe(200);
  // Each redirect leads to this site.
  for (const url of ['//evil.example/', '/\\evil.example', '/.//evil.example'])
    expect(String(await ask('localhost:3000', url))).toMatch(/^http:\/\/127\.0\.0\.1:3000\/(?!\/)/);
});

test('calls and files are answered by every name', async () => {
  const ask = site('http://127.0.0.1:3000');
  expect(await ask('localhost:3000', '/api/health', 'application/json')).toBe(200);
  expect(await ask('localhost:3000', '/assets/a.js', '*/*')).toBe(200);
  expect(await ask('localhost:3000', '/login', 'text/html', 'POST')).toBe(200);
});

test('names and doors that others gave are left alone', async () => {
  const ask = site('http://127.0.0.1:3000');
  // Another door leads here from another machine, or out of a container.
  for (const host of ['localhost:8080', 'localhost', 'serendib.test:3000', 'localhost.evil.example:3000', ''])
    expect(await ask(host)).toBe(200);
  await app.close();
  expect(await site('https://serendib.example')('localhost:3000')).toBe(200);
  await app.close();
  expect(await site('http://localhost:3000')('127.0.0.1:3000')).toBe('http://localhost:3000/');
});
