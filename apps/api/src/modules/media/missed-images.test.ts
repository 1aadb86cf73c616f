import { expect, test } from 'vitest';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { useApi } from '../../platform/testing.ts';
import { jpeg } from './testing/photos.ts';

const api = useApi({ rateLimit: { perMinute: 3 } });
const ask = async (url: string, remoteAddress: string) =>
  (await api.app.inject({ url, remoteAddress })).statusCode;
const none = `/media/${'A'.repeat(22)}/960.webp`;
const elsewhere = '/media/elsewhere?of=http%3A%2F%2Fpictures.test%2Fa.jpg';

test.each([
  ['of ours', none, '192.0.2.1'],
  ['of other sites', elsewhere, '192.0.2.2'],
  ['of other sites, with a drawing in its place', `${elsewhere}&else=/social/a.png`, '192.0.2.3'],
])('pictures %s that are not there are looked for so often from one network', async (_, url, from) => {
  const there = url.includes('else=') ? 302 : 404;
  for (let n = 0; n < 3; n += 1) expect(await ask(url, from)).toBe(there);
  expect(await ask(url, from)).toBe(429);
  expect(await ask(none, from)).toBe(429);
  expect(await ask(none, '192.0.2.9')).toBe(404);
});

test('what is there, and what asks nothing, is not counted', async () => {
  const person = await api.signIn();
  const { payload, options } = await multipart({}, { bytes: await jpeg() }, person.headers);
  const { url } = (await api.post('/media', payload, options)).json();
  const { addresses } = (await api.post('/media/addresses', { pictures: [url] }, person)).json();
  const signed = new URL(addresses[0].url);
  for (let n = 0; n < 9; n += 1) expect(await ask(signed.pathname + signed.search, '192.0.2.20')).toBe(200);
  for (let n = 0; n < 9; n += 1) expect(await ask('/media/none/960.webp', '192.0.2.20')).toBe(404);
  expect(await ask(none, '192.0.2.20')).toBe(404);
});
