import { lookup } from 'node:dns/promises';
import os from 'node:os';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FetchRefused, fetchPublic, internetOf } from './fetch-public.ts';
import { NameServer, redirect, TestInternet } from './testing.ts';

const internet = new TestInternet();
beforeAll(async () => {
  await internet.open();
  internet.names.set('slow.test', ['93.184.216.34']);
});
const nameServer = new NameServer();
beforeAll(() => nameServer.open());
afterEach(() => vi.restoreAllMocks());
afterAll(() => Promise.all([internet.close(), nameServer.close()]));

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

test('names whose server never answers are left, and keep no other name of the process waiting', async () => {
  const network = internetOf([nameServer.address]);
  const options = { accept: '*/*', largest: 1, patienceMs: 500, network };
  const asks = Array.from({ length: 20 }, (_, n) => fetchPublic(`http://a${n}.silent.test/`, options));
  const left = Promise.allSettled(asks);
  await vi.waitFor(() => expect(nameServer.asked.size).toBe(20));
  const began = performance.now();
  await lookup('localhost');
  expect(performance.now() - began).toBeLessThan(200);
  for (const ended of await left)
    expect(ended).toMatchObject({ reason: { message: 'The server of this address took too long.' } });
});

test.each([
  ...['http://127.0.0.1/', 'http://[::1]/', 'http://[::]/', 'http://[::127.0.0.1]/', 'http://[::a9fe:a9fe]/'],
  ...[
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://wrapped.test/',
  ],
])('%s is not of the open internet, and is not asked for', async (address) => {
  const before = internet.asked.length;
  internet.names.set('wrapped.test', ['::7f00:1']);
  internet.pages.set('slow.test/leads', redirect(address));
  const options = { accept: '*/*', largest: 1_000, patienceMs: 5_000, network: internet };
  await expect(fetchPublic(address, options)).rejects.toThrow(FetchRefused);
  await expect(fetchPublic('http://slow.test/leads', options)).rejects.toThrow(FetchRefused);
  expect(internet.asked.slice(before)).toEqual(['slow.test/leads']);
});

test('a name that has addresses of one family alone is found, and one that has none is not', async () => {
  const { resolve } = internetOf([nameServer.address]);
  const find = (name: string) => resolve(name, AbortSignal.timeout(5_000));
  nameServer.names.set('old.test', ['93.184.216.34']);
  nameServer.names.set('new.test', ['2606:4700::1111']);
  nameServer.names.set('none.test', []);
  expect(await find('old.test')).toEqual(['93.184.216.34']);
  expect(await find('new.test')).toEqual(['2606:4700::1111']);
  await expect(find('none.test')).rejects.toThrow();
});

test('of both families that comes first which this machine has', async () => {
  const { resolve } = internetOf([nameServer.address]);
  const both = ['93.184.216.34', '2606:4700::1111'];
  nameServer.names.set('both.test', both);
  const ofMachine = (address: Pick<os.NetworkInterfaceInfo, 'family' | 'internal'>) =>
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: [address as os.NetworkInterfaceInfo] });
  ofMachine({ family: 'IPv4', internal: false });
  expect(await resolve('both.test', AbortSignal.timeout(5_000))).toEqual(both);
  ofMachine({ family: 'IPv6', internal: false });
  expect(await resolve('both.test', AbortSignal.timeout(5_000))).toEqual(both.toReversed());
});

test('a name of one word, as this machine and those beside it have, is none of the open internet', async () => {
  for (const name of ['localhost', 'database', 'database.'])
    await expect(
      fetchPublic(`http://${name}/`, { accept: '*/*', largest: 1, patienceMs: 5_000 }),
      name,
    ).rejects.toThrow('This is no address of the open internet.');
});

test('what is packed is not unpacked', async () => {
  internet.pages.set('slow.test/packed', (request, response) => {
    response.writeHead(200).end(String(request.headers['accept-encoding']));
  });
  expect(await ask('packed', 5_000)).toBe('identity');
});
