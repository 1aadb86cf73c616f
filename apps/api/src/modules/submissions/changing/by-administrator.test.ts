import { beforeEach, expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const api = useApi();
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users', 'audit');
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});

const featurable = [
  { kind: 'tourGuide', path: '/tour-guides', field: 'bio' },
  { kind: 'businessListing', path: '/affiliate-links', field: 'description' },
] as const;

// Proves OWN-STATE-13.
test.each(featurable)(
  'PUT $path/{id} features a premium one in all three ways',
  async ({ kind, path, field }) => {
    const id = await addListing(api, kind, {}, { isPremium: true, ownerId: owner.id });
    for (const featuredStatus of ['homepage', 'destination', 'none']) {
      const body = { [field]: `Now ${featuredStatus}.`, featuredStatus };
      const reply = await api.put(`${path}/${id}`, body, admin);
      expect(reply.json()).toMatchObject(body);
    }
    const entries = (await api.get(`/admin/audit?thingId=${id}`, admin)).json();
    expect(entries.filter(({ action }: { action: string }) => action === 'feature')).toHaveLength(3);
    const unknown = await api.put(`${path}/${id}`, { featuredStatus: 'moon' }, admin);
    expect(unknown.json()).toMatchObject({
      code: 'INVALID',
      fields: { featuredStatus: 'Please choose one of these: none, homepage, destination.' },
    });
  },
);

test('the specified multipart of a guide features too, and what is refused changes nothing', async () => {
  const id = await addListing(api, 'tourGuide', {}, { isPremium: true, ownerId: owner.id });
  const fields = { bio: 'As sent by a form.', featuredStatus: 'destination' };
  const { payload, options } = await multipart(fields, undefined, admin.headers);
  const sent = await api.put(`/tour-guides/${id}`, payload, options);
  expect(sent.json()).toMatchObject(fields);

  const plain = await addListing(api, 'tourGuide');
  const refused = await api.put(`/tour-guides/${plain}`, { bio: 'Lost?', featuredStatus: 'homepage' }, admin);
  expect(refused.json()).toMatchObject({ error: 'Only a premium tour guide can be featured.' });
  expect((await api.get(`/tour-guides/${plain}`)).json()).not.toMatchObject({ bio: 'Lost?' });
});

test('an owner features nothing', async () => {
  const id = await addListing(api, 'tourGuide', {}, { isPremium: true, ownerId: owner.id });
  const reply = await api.put(`/tour-guides/${id}`, { bio: 'Mine.', featuredStatus: 'homepage' }, owner);
  expect(reply.json()).toMatchObject({ bio: 'Mine.', featuredStatus: 'none' });
});

test.each(['homepage', 'destination', 'none'])('PATCH …/feature of a guide takes %s', async (status) => {
  const id = await addListing(api, 'tourGuide', {}, { isPremium: true });
  const reply = await api.patch(`/admin/tour-guides/${id}/feature`, { status }, admin);
  expect(reply.json()).toMatchObject({ featuredStatus: status });
});

test('a partner’s tour is mended without inventing an operator, but none that is there is blanked', async () => {
  const image = 'https://example.lk/tea.jpg';
  const id = await addListing(api, 'tour', { operator: null, image }, { ownerId: owner.id });
  const mended = await api.put(`/tours/${id}`, { location: 'Haputale', operator: '' }, admin);
  expect([mended.statusCode, mended.json().location]).toEqual([200, 'Haputale']);

  const named = await addListing(api, 'tour', { operator: 'Hill Line', image }, { ownerId: owner.id });
  const ours = await addListing(api, 'tour', { operator: null, image });
  for (const one of [named, ours]) {
    const blanked = await api.put(`/tours/${one}`, { location: 'Haputale', operator: '' }, admin);
    expect(blanked.json()).toMatchObject({ fields: { operator: 'Please fill in the tour operator' } });
  }
});

test('a 0 that is stored stays 0, whatever else an administrator saves', async () => {
  const guide = await addListing(api, 'tourGuide', { yearsOfExperience: 0 });
  const vehicle = await addListing(api, 'vehicle', { driverExperience: 0, pricePerKm: 0 });
  const read = async (path: string) => (await api.get(path, admin)).json();
  const { yearsOfExperience } = await read(`/tour-guides/${guide}`);
  const { driverExperience, pricePerKm } = await read(`/vehicles/${vehicle}`);
  const saved = await api.put(`/tour-guides/${guide}`, { bio: 'New.', yearsOfExperience }, admin);
  expect(saved.json()).toMatchObject({ bio: 'New.', yearsOfExperience: 0 });
  const again = await api.put(
    `/vehicles/${vehicle}`,
    { baseLocation: 'Galle', driverExperience, pricePerKm },
    admin,
  );
  expect(again.json()).toMatchObject({ baseLocation: 'Galle', driverExperience: 0, pricePerKm: 0 });
});

test('a business that an administrator filed under shop stays one whatever else its owner changes', async () => {
  const id = await addListing(
    api,
    'businessListing',
    { businessType: 'restaurant', imageUrl: 'https://example.lk/1.jpg' },
    { ownerId: owner.id },
  );
  const put = (body: object, who: SignedInPerson) => api.put(`/affiliate-links/${id}`, body, who);
  expect((await put({ businessType: 'shop' }, admin)).json()).toMatchObject({ businessType: 'shop' });
  const changed = await put({ phone: '077 765 4321' }, owner);
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { phone: '+94777654321', businessType: 'shop' },
  ]);
  expect((await put({ businessType: 'other' }, owner)).json()).toMatchObject({
    fields: { businessType: 'Business type has no option "other".' },
  });
});

test('the history says to its owner that our team changed it, and to administrators who of it', async () => {
  const ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  const id = await addListing(api, 'tourGuide', {}, { ownerId: owner.id });
  await api.put(`/tour-guides/${id}`, { bio: 'Mended.' }, ruvini);
  const history = async (who: SignedInPerson) =>
    (await api.get(`/listings/${id}/history`, who)).json().revisions;
  expect(await history(owner)).toMatchObject([{ by: 'admin', userName: null }]);
  expect(await history(admin)).toMatchObject([{ by: 'admin', userName: 'Ruvini' }]);
});
