import type { UploadedImage } from '@serendib/contract/media/endpoints';
import { eq } from 'drizzle-orm';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { noStorage, type Storage } from '../../platform/storage/storage.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { pictures } from '../../schema/index.ts';
import { addListing } from '../listings/testing.ts';
import { askImage, seenBy } from './testing/ask-image.ts';
import { manyFrames, manyNotes, manyScans, manySegments } from './testing/costly-photos.ts';
import { bomb, heic, jpeg, phonePhoto, photo } from './testing/photos.ts';
import { pixel } from './testing/pixel.ts';
import { tiledHeic } from './testing/tiled-heic.ts';

let now = new Date('2026-11-21T08:00:00Z');
const jobs = new Jobs();
const api = useApi({ jobs, clock: () => now });
let driver: SignedInPerson;
beforeAll(async () => {
  driver = await api.signIn();
});

async function upload(bytes: Buffer, file: { name?: string; type?: string } = {}, headers = driver.headers) {
  const { payload, options } = await multipart({}, { bytes, ...file }, headers);
  return api.post('/media', payload, options);
}
const taken = async (bytes: Buffer) => (await upload(bytes)).json() as UploadedImage;
const pathOf = ({ url }: { url: string }) => url.replace('http://serendib.test', '');
const fetched = async ({ url }: { url: string }, width = 1600) => seenBy(api, driver, url, width);

describe('a photo', () => {
  test('of 21 megapixels from a telephone stands upright, in three widths, and tells nothing of where it was taken', async () => {
    const reply = await upload(await phonePhoto(5616, 3744));
    expect(reply.statusCode).toBe(201);
    const picture: UploadedImage = reply.json();
    expect(picture).toMatchObject({ width: 1600, height: 2400 });
    expect(picture.url).toMatch(/^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp$/);
    expect(picture.srcSet.split(', ')).toHaveLength(3);
    for (const width of [480, 960, 1600]) {
      const file = await fetched(picture, width);
      const found = await sharp(file.rawPayload).metadata();
      expect([found.format, found.width, found.height]).toEqual(['webp', width, width * 1.5]);
      expect([found.exif, found.icc, found.orientation]).toEqual([undefined, undefined, undefined]);
      // What was on the left of the film is on top.
      const top = await pixel(file.rawPayload, width / 2, 20);
      expect(top.green).toBeGreaterThan(top.red);
    }
  });

  test('is in the file of data of who uploaded it, with the fingerprint by which it is known again', async () => {
    const me = await api.signIn();
    const reply = await upload(await phonePhoto(800, 600), {}, me.headers);
    const [, key] = /\/media\/([\w-]{22})\//.exec(reply.json().url) ?? [];
    const [row] = await api.db.select().from(pictures).where(eq(pictures.uploaderId, me.id));
    expect((await api.post('/auth/export', {}, me)).json().pictures).toEqual([
      {
        ...{ file: key, listing: null, destination: null, width: 600, height: 800, bytes: row?.bytes },
        ...{ fingerprint: row?.fingerprint, uploadedAt: row?.createdAt.toISOString() },
      },
    ]);
  });

  test('may be PNG or WebP, whatever it is called', async () => {
    for (const bytes of [await photo().png().toBuffer(), await photo().webp().toBuffer()]) {
      expect((await upload(bytes, { name: 'photo.exe', type: 'application/x-msdownload' })).statusCode).toBe(
        201,
      );
    }
  });

  test('may show ever more of itself, have notes, or be the first of a moving picture', async () => {
    const photos = [
      await photo().jpeg({ progressive: true }).toBuffer(),
      manyScans(800, 600, 24),
      // Behind the photo of a telephone is a film, in which are bytes of every kind.
      Buffer.concat([await jpeg(), manyScans(80, 60, 1_000)]),
      ...[await manySegments(300), await manyNotes(2), await manyFrames(100)],
    ];
    for (const bytes of photos) expect((await upload(bytes)).statusCode).toBe(201);
  });

  test('is looked at one after the other, since notes are unpacked for it', async () => {
    let [under, most] = [0, 0];
    const { metadata } = sharp.prototype;
    const spy = vi.spyOn(sharp.prototype, 'metadata').mockImplementation(async function (this: Sharp) {
      under += 1;
      most = Math.max(most, under);
      const found: Metadata = await metadata.call(this);
      under -= 1;
      return found;
    });
    const bytes = await manyNotes(2);
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(bytes)));
    spy.mockRestore();
    expect([replies.map(({ statusCode }) => statusCode), most]).toEqual([Array(6).fill(201), 1]);
  });

  test('is kept by browsers for as long as they like, once what shows it is public', async () => {
    const picture = await taken(await jpeg());
    const listingId = await addListing(api, 'blog');
    await api.db.update(pictures).set({ listingId }).where(eq(pictures.id, picture._id));
    const file = await askImage(api, picture.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test('that nobody has is 404, and so is every other path', async () => {
    const key = pathOf(await taken(await jpeg())).split('/')[2];
    const paths = [
      `/media/${'A'.repeat(22)}/1600.webp`,
      `/media/${key}/1601.webp`,
      `/media/${key}/..%2f1600.webp`,
      '/media/..%2f..%2f..%2fetc/passwd',
      '/media/..%2f..%2fpackage.json/480.webp',
    ];
    for (const path of paths) expect([path, (await askImage(api, path)).statusCode]).toEqual([path, 404]);
  });
});

describe('what is refused, in words', () => {
  const notTaken = /cannot read this file as a photo/;
  const damaged = /damaged or too large/;
  const costly = /far more parts than a photo needs/;
  test.each([
    [
      'a drawing that could hold scripts',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
        ),
      notTaken,
    ],
    [
      'a page called photo.jpg',
      async () => Buffer.from(`<html>${'<script>alert(1)</script>'.repeat(9)}</html>`),
      notTaken,
    ],
    ['a GIF', async () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(60)]), notTaken],
    ['a bomb', bomb, damaged],
    ['half a photo', async () => (await phonePhoto(1000, 800)).subarray(0, 4000), damaged],
    [
      'a page with the first bytes of a photo',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>'.repeat(20))]),
      damaged,
    ],
    ['a photo of an iPhone with more pixels than a camera has', async () => tiledHeic(16, 16), damaged],
    ['half a photo of an iPhone', async () => heic().subarray(0, 900), damaged],
    ['a photo of a thousand scans', async () => manyScans(800, 800, 1_000), costly],
    ['a photo of ten thousand notes', async () => manySegments(10_000), costly],
    ['a picture with notes of gigabytes', async () => manyNotes(30), costly],
    ['a picture with notes of 240 MB', async () => manyNotes(8), costly],
    ['a picture with texts of gigabytes', async () => manyNotes(30, 'iTXt'), costly],
    ['a film', async () => manyFrames(2_000), costly],
  ])('%s', async (_, make, words) => {
    const reply = await upload(await make(), { name: 'photo.jpg' });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect(reply.json().error).toMatch(words);
  });

  test('more than 10 MB', async () => {
    const reply = await upload(Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]));
    expect(reply.statusCode).toBe(413);
    expect(reply.json().error).toBe('This photo is larger than 10 MB. Please choose a smaller one.');
  });

  test('no photo, none but words, and nobody’s', async () => {
    const { payload, options } = await multipart({ image: 'words' }, undefined, driver.headers);
    expect((await api.post('/media', payload, options)).statusCode).toBe(400);
    expect((await api.post('/media', {}, { headers: driver.headers })).statusCode).toBe(400);
    const signedOut = await multipart({}, { bytes: await jpeg() });
    expect((await api.post('/media', signedOut.payload, signedOut.options)).statusCode).toBe(401);
  });

  test('a body that breaks off', async () => {
    const { payload, options } = await multipart({}, { bytes: await jpeg() }, driver.headers);
    const reply = await api.post('/media', payload.subarray(0, payload.length - 60), options);
    expect(reply.statusCode).toBe(400);
  });

  test('multipart where JSON is wanted', async () => {
    const { payload, options } = await multipart({ email: 'a@example.lk' }, undefined, driver.headers);
    expect((await api.post('/auth/forgot-password', payload, options)).statusCode).toBe(415);
  });
});

test('a photo that no listing uses is gone after a day, and not before', async () => {
  const picture = await taken(await jpeg());
  const cleanUp = async () => {
    await api.db.execute(`select graphile_worker.add_job('media:sweep', json_build_object())`);
    await api.runJobs();
  };
  now = new Date(now.getTime() + 23 * 3_600_000);
  await cleanUp();
  expect((await fetched(picture)).statusCode).toBe(200);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await cleanUp();
  expect((await fetched(picture)).statusCode).toBe(404);
  expect(await api.db.select().from(pictures).where(eq(pictures.id, picture._id))).toEqual([]);
});

describe('with a storage that is away', () => {
  const away = openStorage({
    s3: {
      bucket: 'away',
      region: 'ap-south-1',
      // Nothing listens there.
      endpoint: 'http://127.0.0.1:1',
      accessKeyId: 'x',
      secretAccessKey: 'x',
    },
  });
  const full = new Set<string>();
  const storage: Storage = {
    ...away,
    put: (key, bytes, type) => (full.has(key.slice(-8)) ? Promise.resolve() : away.put(key, bytes, type)),
    remove: async () => undefined,
  };
  const broken = useApi({ storage });

  test.each([
    ['no file', []],
    ['one file', ['480.webp']],
  ])('that takes %s, an upload and a picture are 503 in words, and no row stays', async (_, takes) => {
    full.clear();
    for (const name of takes) full.add(name);
    const { headers } = await broken.signIn();
    const { payload, options } = await multipart({}, { bytes: await jpeg() }, headers);
    const reply = await broken.post('/media', payload, options);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.json()).toMatchObject({
      code: 'UNAVAILABLE',
      error: 'Photos cannot be taken right now. Please try again in a moment.',
    });
    expect(await broken.db.select().from(pictures)).toEqual([]);
  });

  test('a picture is 503 too', async () => {
    const person = await broken.signIn();
    const { id } = person;
    const key = 'k'.repeat(22);
    await broken.db.insert(pictures).values({
      ...{ key, width: 1, height: 1, fingerprint: 'x', uploaderId: id, createdAt: now, bytes: 1 },
    });
    const reply = await seenBy(broken, person, `/media/${key}/1600.webp`, 480);
    expect([reply.statusCode, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  });
});

describe('with a storage that takes a photo and does not say so', () => {
  const kept = new Set<string>();
  let isSilent = true;
  const putting = 'Photos cannot be taken right now. Please try again in a moment.';
  const removing = 'Pictures cannot be removed right now. Please try again in a moment.';
  const silently = (words: string, work: () => void) => {
    work();
    if (isSilent) throw new AppError('UNAVAILABLE', words, undefined, 5);
  };
  const unsure = useApi({
    storage: {
      ...noStorage,
      put: async (key) => silently(putting, () => kept.add(key)),
      remove: async (keys) =>
        silently(removing, () => {
          if (!isSilent) for (const key of keys) kept.delete(key);
        }),
    },
  });
  const runAll = async () => {
    await unsure.db.execute(`update graphile_worker._private_jobs set run_at = now()`);
    await unsure.runJobs();
  };

  test('whoever uploads is told that, and what came to be of its files goes a while later, once it can', async () => {
    const { headers } = await unsure.signIn();
    const { payload, options } = await multipart({}, { bytes: await jpeg() }, headers);
    const reply = await unsure.post('/media', payload, options);
    expect([reply.statusCode, reply.json().error]).toEqual([503, putting]);
    expect([await unsure.db.select().from(pictures), kept.size]).toEqual([[], 3]);
    // Not at once: a file may come to be after its answer was given up.
    isSilent = false;
    await unsure.runJobs();
    isSilent = true;
    await runAll();
    expect(kept.size).toBe(3);
    isSilent = false;
    await runAll();
    expect(kept.size).toBe(0);
  });
});
