import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { useApi } from '../../platform/testing.ts';
import { jpeg } from './testing/photos.ts';

const api = useApi({ rateLimit: { perMinute: 3 } });
const ask = async (url: string, remoteAddress: string) =>
  (await api.app.inject({ url, remoteAddress })).statusCode;
const none = `/media/${'A'.repeat(22)}/960.webp`;
const ours = (n: number) => `/media/${String(n).repeat(22)}/960.webp`;
const elsewhere = (n: number) => `/media/elsewhere?of=http%3A%2F%2Fpictures.test%2F${n}.jpg`;
let networks = 0;
const anotherNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};
const newKey = () => randomBytes(16).toString('base64url');
const miss = (from: string) => ask(`/media/${newKey()}/960.webp`, from);
const useUp = async (from: string) => {
  for (let n = 0; n < 3; n += 1) expect(await miss(from)).toBe(404);
};

/** Uploads a photo; gives the path at which its owner sees it. */
async function upload() {
  const person = await api.signIn();
  const { payload, options } = await multipart({}, { bytes: await jpeg() }, person.headers);
  const from = { remoteAddress: anotherNetwork() };
  const { url } = (await api.post('/media', payload, { ...options, ...from })).json();
  const asked = { pictures: [url] };
  const { addresses } = (await api.post('/media/addresses', asked, { ...person, ...from })).json();
  const signed = new URL(addresses[0].url);
  return signed.pathname + signed.search;
}

test.each([
  ['of ours', ours, 404, 429, '192.0.2.1'],
  ['of other sites', elsewhere, 404, 429, '192.0.2.2'],
  [
    'of other sites, with a drawing in its place to which it leads,',
    (n: number) => `${elsewhere(n)}1&else=/social/a.png`,
    302,
    302,
    '192.0.2.3',
  ],
])(
  'pictures %s that are not there are looked for so often from one network',
  async (_, url, missed, then, from) => {
    for (let n = 0; n < 3; n += 1) expect(await ask(url(n), from)).toBe(missed);
    expect(await ask(url(3), from)).toBe(then);
    expect(await ask(none, from)).toBe(429);
    expect(await ask(none, '192.0.2.9')).toBe(404);
  },
);

test('what is there, and what asks nothing, is not counted', async () => {
  const picture = await upload();
  for (let n = 0; n < 9; n += 1) expect(await ask(picture, '192.0.2.20')).toBe(200);
  for (let n = 0; n < 9; n += 1) expect(await ask('/media/none/960.webp', '192.0.2.20')).toBe(404);
  expect(await ask(none, '192.0.2.20')).toBe(404);
});

test('what was found lately is shown to a network that looked for too much, and what was not waits', async () => {
  const [shown, other] = [await upload(), await upload()];
  const from = anotherNetwork();
  expect(await ask(shown, anotherNetwork())).toBe(200);
  await useUp(from);
  expect(await ask(shown, from)).toBe(200);
  expect(await ask(other, from)).toBe(429);
  expect(await ask(shown.replace('signature=', 'signature=a'), from)).toBe(429);
});

test('the same picture that is not there counts once in a minute, up to ten times what is looked for', async () => {
  const from = anotherNetwork();
  const dead = `${elsewhere(9)}?dead`;
  for (let n = 0; n < 9; n += 1) expect(await ask(dead, from)).toBe(404);
  expect([await miss(from), await miss(from), await miss(from)]).toEqual([404, 404, 429]);
  expect(await ask(dead, from)).toBe(429);

  const again = anotherNetwork();
  for (let n = 0; n < 30; n += 1) expect(await ask(dead, again)).toBe(404);
  expect(await ask(dead, again)).toBe(429);
});
