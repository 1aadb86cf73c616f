import { afterAll, beforeAll, expect, test } from 'vitest';
import { FetchRefused, fetchPublic } from './fetch-public.ts';
import { TestInternet } from './testing.ts';

const internet = new TestInternet();
beforeAll(async () => {
  await internet.open();
  internet.names.set('slow.test', ['93.184.216.34']);
});
afterAll(() => internet.close());

const ask = (path: string, patienceMs: number) =>
  fetchPublic(`http://slow.test/${path}`, {
    accept: '*/*',
    largest: 1_000_000,
    patienceMs,
    network: internet,
  });

test('a server that never answers is left', async () => {
  internet.pages.set('slow.test/never', () => {});
  await expect(ask('never', 200)).rejects.toThrow(FetchRefused);
  await expect(ask('never', 200)).rejects.toThrow('took too long');
});

test('a server that goes on and on with a byte at a time is left', async () => {
  let dripping: NodeJS.Timeout | undefined;
  internet.pages.set('slow.test/drip', (_, response) => {
    response.writeHead(200);
    dripping = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(dripping));
  });
  await expect(ask('drip', 300)).rejects.toThrow('took too long');
});

test('a name that is looked up for ever is left', async () => {
  const never = { ...internet, reach: internet.reach, resolve: () => new Promise<string[]>(() => {}) };
  await expect(
    fetchPublic('http://slow.test/', { accept: '*/*', largest: 1, patienceMs: 100, network: never }),
  ).rejects.toThrow('took too long');
});

test('what is packed is not unpacked', async () => {
  internet.pages.set('slow.test/packed', (request, response) => {
    response.writeHead(200).end(String(request.headers['accept-encoding']));
  });
  expect(await ask('packed', 5_000)).toBe('identity');
});
