import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../../media/testing/photos.ts';

const api = useApi();
let [owner, other] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  await api.empty('listings', 'users', 'pictures');
  [owner, other] = [await api.signIn(), await api.signIn()];
});

const address = (n: number) => `https://example.lk/${n}.jpg`;
const some = (count: number, from = 1) => Array.from({ length: count }, (_, index) => address(from + index));
const notThere = 'One of these photos is not there any more. Please upload it again.';
const uploadOfOther = async (): Promise<string> => {
  const { payload, options } = await multipart({}, { bytes: await jpeg() }, other?.headers);
  return (await api.post('/media', payload, options)).json().url;
};

describe.each([
  ['tourGuide', '/tour-guides'],
  ['tour', '/tours'],
  ['businessListing', '/affiliate-links'],
  ['blog', '/blogs/user'],
] as const)('%s', (kind, path) => {
  const { image, path: base }: Kind = kinds[kind];
  const add = () => addListing(api, kind, { [image]: address(1) }, { ownerId: owner?.id ?? null });
  const put = (id: string, body: object) => api.put(`${path}/${id}`, body, owner);
  const shown = async (id: string) => (await api.get(`${base}/${id}`)).json();

  // Proves OWN-ENTITY-10.
  test('has up to ten pictures in the order sent, the first of which is its image', async () => {
    const id = await add();
    expect(await shown(id)).toMatchObject({ image: address(1), images: [address(1)] });
    const ten = some(10).reverse();
    const reply = await put(id, { images: ten });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { [image]: address(10), images: ten }]);
    expect(await shown(id)).toMatchObject({ image: address(10), [image]: address(10), images: ten });
    const eleven = await put(id, { images: some(11, 20) });
    expect([eleven.statusCode, eleven.json().error]).toEqual([
      400,
      'Maximum 10 images allowed for free accounts',
    ]);
    expect(await shown(id)).toMatchObject({ images: ten });
  });

  test('keeps the others when its image alone is sent, and has none twice', async () => {
    const id = await add();
    await put(id, { images: some(3) });
    await put(id, { [image]: address(9) });
    expect((await shown(id)).images).toEqual([address(9), address(2), address(3)]);
    await put(id, { images: [address(3), address(3), address(9)] });
    expect((await shown(id)).images).toEqual([address(3), address(9)]);
    await put(id, { moreImages: [] });
    expect((await shown(id)).images).toEqual([address(3)]);
  });

  // Proves OWN-CALL-26, ADMIN-CALL-28.
  test('puts a photo that is sent with them first, and loses none of them', async () => {
    const id = await add();
    const { payload, options } = await multipart(
      { images: some(3) },
      { bytes: await jpeg() },
      owner?.headers,
    );
    const reply = await api.put(`${path}/${id}`, payload, options);
    expect(reply.statusCode).toBe(200);
    const { images } = await shown(id);
    expect(images).toEqual([expect.stringContaining('/media/'), ...some(3)]);
    expect(reply.json()[image]).toBe(images[0]);

    const more = await multipart({ images: some(10) }, { bytes: await jpeg() }, owner?.headers);
    const eleven = await api.put(`${path}/${id}`, more.payload, more.options);
    expect([eleven.statusCode, eleven.json().error]).toEqual([
      400,
      'Maximum 10 images allowed for free accounts',
    ]);
  });

  test('takes an owner’s own uploads alone', async () => {
    const reply = await put(await add(), { images: [address(1), await uploadOfOther()] });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { error: notThere, fields: { moreImages: notThere } },
    ]);
  });
});

test('a picture that is not there any more is refused at the text in which it stands, not at the first photo', async () => {
  const id = await addListing(api, 'blog', { image: address(1) }, { ownerId: owner?.id ?? null });
  const content = `<p>Tea</p><img src="${await uploadOfOther()}" alt="Leaf">`;
  const reply = await api.put(`/blogs/user/${id}`, { image: address(2), content }, owner);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { content: notThere }]);
});

test('a vehicle’s images are those that its account may show', async () => {
  const id = await addListing(
    api,
    'vehicle',
    { vehicleImages: some(3) },
    { ownerId: owner?.id ?? null, isPremium: true },
  );
  const shown = async () => (await api.get(`/vehicles/${id}`)).json().images;
  expect(await shown()).toEqual(some(3));
  await api.db.execute(sql`update listings set is_premium = false`);
  expect(await shown()).toEqual(some(1));
});

// Proves VEHICLE-RULE-14, VEHICLE-RULE-16, OWN-ROLE-06.
test('a vehicle that is premium itself takes three images, without a subscription of its owner', async () => {
  for (const isPremium of [true, false]) {
    const id = await addListing(
      api,
      'vehicle',
      { vehicleImages: some(1), plateNumber: `CAB-${1230 + Number(isPremium)}` },
      { ownerId: owner?.id ?? null, isPremium },
    );
    const put = (vehicleImages: string[]) => api.put(`/vehicles/owner/${id}`, { vehicleImages }, owner);
    const three = await put(some(3, 5));
    const four = await put(some(4, 5));
    const refused = (most: number, account: string) => [
      400,
      `Maximum ${most} images allowed for ${account} accounts`,
    ];
    expect([four.statusCode, four.json().error]).toEqual(
      isPremium ? refused(3, 'premium') : refused(1, 'free'),
    );
    expect([three.statusCode, three.json().error]).toEqual(isPremium ? [200, undefined] : refused(1, 'free'));
  }
});

// Proves VEHICLE-RULE-14.
test('images that premium brought stay when it has ended and the one that is shown is exchanged', async () => {
  const id = await addListing(
    api,
    'vehicle',
    { vehicleImages: some(3) },
    { ownerId: owner?.id ?? null, isPremium: false },
  );
  const put = async (...numbers: number[]) => {
    const reply = await api.put(`/vehicles/owner/${id}`, { vehicleImages: numbers.map(address) }, owner);
    return [reply.statusCode, reply.json().error ?? reply.json().vehicleImages];
  };
  const refused = [400, 'Maximum 1 images allowed for free accounts'];
  expect(await put(9, 8, 3)).toEqual(refused);
  expect(await put(9, 1, 2, 3)).toEqual(refused);
  expect(await put(9, 2, 3)).toEqual([200, [9, 2, 3].map(address)]);
  expect((await api.get(`/vehicles/${id}`)).json().images).toEqual([address(9)]);
  expect(await put(7, 3)).toEqual([200, [7, 3].map(address)]);
  expect(await put(7, 3, 2)).toEqual(refused);
});

test('without a picture the drawing stands for them', async () => {
  const id = await addListing(api, 'tour', exampleOf('tour', { image: null }));
  const { image, images } = (await api.get(`/tours/${id}`)).json();
  expect(images).toEqual([image]);
});
