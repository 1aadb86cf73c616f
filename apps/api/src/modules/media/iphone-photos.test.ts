import type { Worker } from 'node:worker_threads';
import type { UploadedImage } from '@serendib/contract/media/endpoints';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { seenBy } from './testing/ask-image.ts';
import { heic, photo } from './testing/photos.ts';
import { fromDisplayP3, pixel } from './testing/pixel.ts';
import { tiledHeic } from './testing/tiled-heic.ts';

const api = useApi();
let driver: SignedInPerson;
beforeAll(async () => {
  driver = await api.signIn();
});

async function upload(bytes: Buffer) {
  const { payload, options } = await multipart({}, { bytes }, driver.headers);
  return api.post('/media', payload, options);
}
const taken = async (bytes: Buffer) => (await upload(bytes)).json() as UploadedImage;
const fetched = async ({ url }: { url: string }) => seenBy(api, driver, url, 1600);

test('a photo as iPhones make it is taken', async () => {
  const picture = await taken(heic());
  expect(picture).toMatchObject({ width: 640, height: 480 });
  const file = await fetched(picture);
  // The sun.
  const sun = await pixel(file.rawPayload, 470, 150);
  expect(sun.red).toBeGreaterThan(150);
  expect(sun.blue).toBeLessThan(90);
});

test('a photo as iPhones make it is opened by itself, and what opened it is gone before the next', async () => {
  const sizes: number[] = [];
  const open = new Set<Worker>();
  const watch = (worker: Worker) => {
    sizes.push(open.add(worker).size);
    worker.once('exit', () => open.delete(worker));
  };
  process.on('worker', watch);
  const replies = await Promise.all([upload(heic()), upload(heic())]);
  process.off('worker', watch);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(sizes).toEqual([1, 1]);
});

test('ten photos as iPhones make them, as many as a listing has, are all taken at once', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => upload(heic())));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
});

test('a photo in the colours of iPhones, Display P3, has the same in sRGB', async () => {
  const { icc } = await sharp(await photo(2, 2).withIccProfile('p3').png().toBuffer()).metadata();
  const sunOf = async (profile?: Buffer) => {
    const file = await fetched(await taken(tiledHeic(1, 1, profile)));
    return pixel(file.rawPayload, 480 - 150, 470);
  };
  const [written, seen] = [await sunOf(), await sunOf(icc)];
  const wanted = fromDisplayP3(written);
  for (const colour of ['red', 'green', 'blue'] as const)
    expect(Math.abs(seen[colour] - wanted[colour]), colour).toBeLessThan(4);
  expect(seen.blue).toBeLessThan(written.blue - 8);
});

test('a photo as iPhones make large ones, in tiles and lying on its side, stands upright', async () => {
  const picture = await taken(tiledHeic(3, 2));
  expect(picture).toMatchObject({ width: 960, height: 1920 });
  const file = await fetched(picture);
  // The suns of the first tile and of the last, turned by a quarter.
  for (const [left, top] of [
    [960 - 150, 470],
    [480 - 150, 2 * 640 + 470],
  ] as const) {
    const sun = await pixel(file.rawPayload, left, top);
    expect(sun.red).toBeGreaterThan(150);
    expect(sun.blue).toBeLessThan(90);
  }
});
