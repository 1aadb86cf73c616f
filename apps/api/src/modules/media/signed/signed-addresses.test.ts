import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { safeUrl } from '../../../platform/log.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { authenticators, listings, pictures, signingKeys } from '../../../schema/index.ts';
import { exampleOf } from '../../listings/testing.ts';
import { addressesOf, askImage, seenBy } from '../testing/ask-image.ts';
import { jpeg } from '../testing/photos.ts';

const start = new Date('2026-11-21T08:01:30Z');
let now = start;
const clock = () => now;
const folder = mkdtempSync(path.join(tmpdir(), 'serendib-media-'));
const storage = openStorage({ folder });
const api = useApi({ clock, storage });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let owner: SignedInPerson;
let admin: SignedInPerson;
let stranger: SignedInPerson;

beforeEach(async () => {
  now = start;
  await api.empty('listings', 'users', 'pictures');
  [owner, admin, stranger] = [await api.signIn(), await api.signIn({ role: 'admin' }), await api.signIn()];
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
async function upload(person = owner): Promise<string> {
  const { payload, options } = await multipart({}, { bytes: await jpeg() }, person.headers);
  return (await api.post('/media', payload, options)).json().url;
}
async function submit(...vehicleImages: string[]): Promise<string> {
  const reply = await api.post('/vehicles', exampleOf('vehicle', { vehicleImages }), owner);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json()._id;
}
const change = (id: string, to: Partial<typeof listings.$inferInsert>) =>
  api.db.update(listings).set(to).where(eq(listings.id, id));
const status = async (address: string) => (await askImage(api, address)).statusCode;
async function addressOf(person: SignedInPerson, picture: string): Promise<string> {
  const [at] = await addressesOf(api, person, picture);
  if (!at) throw new Error('No address was handed out.');
  return at.url;
}

test('a picture that is not public is shown at addresses signed for a short while, one for each width, and at no other', async () => {
  const picture = await upload();
  expect(await status(picture)).toBe(404);
  const [at] = await addressesOf(api, owner, picture);
  expect(at?.until).toBe('2026-11-21T08:20:00.000Z');
  const signed = /^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp\?until=\d{10}&signature=[\w-]{43}$/;
  expect(at?.url).toMatch(signed);
  const widths = at?.srcSet.split(', ').map((one) => one.split(' ')) ?? [];
  expect(widths.map(([, width]) => width)).toEqual(['480w', '960w', '1600w']);
  for (const [address = ''] of widths) {
    const shown = await askImage(api, address);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    // Kept by the browser that has it while the address is good, and by nothing between.
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, max-age=1110',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  }
  // Asked for again within five minutes it is the same, so that a browser has it already.
  minutes(3);
  expect((await addressesOf(api, owner, picture))[0]).toEqual(at);
});

test('is handed out to its uploader, the owner of its listing and administrators alone', async () => {
  const picture = await upload();
  await submit(picture);
  expect(await addressesOf(api, stranger, picture)).toEqual([null]);
  expect((await api.post('/media/addresses', { pictures: [picture] })).statusCode).toBe(401);
  for (const person of [owner, admin]) expect((await seenBy(api, person, picture)).statusCode).toBe(200);
  // By its path too, in any width; several at once in the order they were asked for, and what is none is nothing.
  const path = picture.replace('http://serendib.test', '').replace('1600', '480');
  const unknown = `/media/${'A'.repeat(22)}/1600.webp`;
  const told = await addressesOf(
    api,
    owner,
    unknown,
    path,
    'van',
    'http://serendib.test/prints/van.svg',
    picture,
  );
  expect(told.map(Boolean)).toEqual([false, true, false, false, true]);
  // Another site's address that looks like ours is none of ours.
  expect(await addressesOf(api, owner, picture.replace('serendib.test', 'example.lk'))).toEqual([null]);
});

test('an administrator who has not confirmed their second factor is handed out none', async () => {
  const picture = await upload();
  const secret = Buffer.alloc(20);
  await api.db.insert(authenticators).values({ userId: admin.id, secret, createdAt: now, confirmedAt: now });
  expect(await addressesOf(api, admin, picture)).toEqual([null]);
});

test('an address that has run out shows nothing, and says in the reader’s language what to do', async () => {
  const picture = await upload();
  const address = await addressOf(owner, picture);
  minutes(18);
  expect(await status(address)).toBe(200);
  minutes(1);
  const late = await askImage(api, address);
  expect([late.statusCode, late.headers['content-type'], late.headers['cache-control']]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(late.body).toBe(
    'This address was good for a short while. Please open the page again that shows the picture.',
  );
  const sinhala = await askImage(api, address, { 'accept-language': 'si' });
  expect(sinhala.headers['content-language']).toBe('si');
  expect(sinhala.body).toMatch(/\p{Script=Sinhala}/u);
  // A page that was left open for an hour asks again.
  minutes(60);
  expect((await seenBy(api, owner, picture)).statusCode).toBe(200);
});

test('a forged signature, another picture’s, another width’s and another moment’s show nothing', async () => {
  const [one, two] = [await upload(), await upload()];
  const [first, second] = [new URL(await addressOf(owner, one)), new URL(await addressOf(owner, two))];
  const wrong = (of: URL, to: Record<string, string>) => {
    const address = new URL(of);
    for (const [name, value] of Object.entries(to)) address.searchParams.set(name, value);
    return address.href;
  };
  const signature = first.searchParams.get('signature') ?? '';
  const until = Number(first.searchParams.get('until'));
  const forged = [
    wrong(first, { signature: second.searchParams.get('signature') ?? '' }),
    wrong(first, { signature: `${signature.slice(0, -2)}AA` }),
    wrong(first, { signature: '' }),
    wrong(first, { signature: `${signature}A` }),
    wrong(first, { signature: 'ක'.repeat(43) }),
    wrong(first, { until: String(until + 300) }),
    wrong(first, { until: `${until}.5` }),
    wrong(first, { until: `0${until}` }),
    first.href.replace('1600', '480'),
    first.href.replace('1600', '1601'),
    `${one}?signature=${signature}`,
    `${one}?until=${until}`,
    `${first.href}&until=${until}`,
    `${first.href}&signature=${signature}`,
  ];
  for (const address of forged) {
    const reply = await askImage(api, address);
    expect([reply.statusCode, reply.headers['cache-control'], reply.body], address).toEqual([
      404,
      'no-store',
      'We could not find what you are looking for.',
    ]);
  }
  expect([await status(first.href), await status(second.href)]).toEqual([200, 200]);
});

test('one that becomes public is had at its plain address, and one that is hidden again is not', async () => {
  const picture = await upload();
  const id = await submit(picture);
  const address = await addressOf(owner, picture);
  await change(id, { status: 'approved', approvedAt: now });
  const plain = await askImage(api, picture);
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(await addressesOf(api, stranger, picture)).toEqual([
    { url: picture, srcSet: expect.not.stringContaining('signature'), until: null },
  ]);
  // The address that was handed out before goes on, for the browser that has it alone; also when it has run out, and forged.
  const kept = async (of: string) => (await askImage(api, of)).headers['cache-control'];
  expect(await kept(address)).toBe('private, max-age=1110');
  minutes(20);
  expect([await kept(address), await kept(`${picture}?until=9999999999&signature=x`)]).toEqual([
    'private, max-age=0',
    'private, max-age=0',
  ]);
  for (const hidden of [{ hiddenAt: now }, { hiddenAt: null, status: 'rejected' }] as const) {
    await change(id, hidden);
    expect(await status(picture)).toBe(404);
    expect(await addressesOf(api, stranger, picture)).toEqual([null]);
    for (const person of [owner, admin]) expect((await seenBy(api, person, picture)).statusCode).toBe(200);
  }
  const last = await addressOf(owner, picture);
  await change(id, { deletedAt: now });
  expect([await status(last), await addressesOf(api, admin, picture)]).toEqual([404, [null]]);
});

test('an address that is sent back as it was handed out names its picture', async () => {
  const [first, second] = [await upload(), await upload()];
  const [signed, other] = [await addressOf(owner, first), await addressOf(owner, second)];
  const id = await submit(signed);
  const shown = async () => (await api.get(`/vehicles/${id}`, owner)).json().vehicleImages;
  expect(await shown()).toEqual([first]);
  const changed = await api.put(
    `/vehicles/owner/${id}`,
    { vehicleImages: [other.replace('http://serendib.test', '')] },
    owner,
  );
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await shown()).toEqual([second]);
  const content = `<p>Tea</p><img src="${(await addressOf(owner, first)).replace('&', '&amp;')}" alt="Leaf">`;
  const story = await api.post('/blogs/sponsored', exampleOf('blog', { content }), owner);
  expect(story.statusCode, story.body).toBe(201);
  expect(story.json().content).toContain(`src="${first.replace('http://serendib.test', '')}"`);
  const bound = await api.db.select({ listingId: pictures.listingId }).from(pictures);
  expect(bound.map(({ listingId }) => listingId).sort()).toEqual([id, story.json()._id].sort());
});

test('another process signs alike, and a new secret ends what was handed out', async () => {
  const picture = await upload();
  const url = (await addressOf(owner, picture)).replace('http://serendib.test', '');
  /** As a process that has just been started answers. */
  const elsewhere = async () => {
    const database = openDatabase({ url: api.databaseUrl, poolSize: 2 });
    const app = await buildApp({
      ...{ publicUrl: 'http://serendib.test', rateLimit: false, storage, clock, database },
      log: { level: 'silent' },
    });
    try {
      return (await app.inject(url)).statusCode;
    } finally {
      await app.close();
      await database.close();
    }
  };
  expect(await elsewhere()).toBe(200);
  await api.db.delete(signingKeys);
  expect(await elsewhere()).toBe(404);
});

test('the log keeps no signature', async () => {
  const address = await addressOf(owner, await upload());
  expect(safeUrl(new URL(address).pathname + new URL(address).search)).toMatch(
    /\/1600\.webp\?until=…&signature=…$/,
  );
});
