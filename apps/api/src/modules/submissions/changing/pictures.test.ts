import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { seenBy } from '../../media/testing/ask-image.ts';
import { jpeg } from '../../media/testing/photos.ts';

let now = new Date('2026-11-21T08:00:00Z');
const api = useApi({ clock: () => now });
let [owner, other] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  await api.empty('listings', 'users', 'pictures');
  [owner, other] = [await api.signIn(), await api.signIn()];
});

type Body = Record<string, unknown>;

describe('pictures', () => {
  const upload = async (who = owner) => {
    const { payload, options } = await multipart({}, { bytes: await jpeg() }, who?.headers);
    return (await api.post('/media', payload, options)).json().url as string;
  };
  /** As an administrator sees it. */
  const file = async (url: string) =>
    (await seenBy(api, await api.signIn({ role: 'admin' }), url)).statusCode;
  const cleanUp = async () => {
    await api.db.execute(sql`select graphile_worker.add_job('media:sweep', json_build_object())`);
    await api.runJobs();
  };
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };
  const submit = (vehicleImages: string[], who = owner) =>
    api.post('/vehicles', exampleOf('vehicle', { vehicleImages }), who);

  test('stay with their listing, and go when it has others or is deleted', async () => {
    const [first, second] = [await upload(), await upload()];
    const { _id, vehicleImages } = (await submit([first])).json();
    expect(vehicleImages).toEqual([first]);
    const changed = await api.put(`/vehicles/owner/${_id}`, { vehicleImages: [second] }, owner);
    expect(changed.json().vehicleImages).toEqual([second]);
    later(2);
    await cleanUp();
    expect([await file(first), await file(second)]).toEqual([404, 200]);
    await api.delete(`/vehicles/${_id}`, await api.signIn({ role: 'admin' }));
    expect(await file(second)).toBe(404);
  });

  test('are one’s own, and of one listing', async () => {
    const url = await upload();
    const theirs = await submit([url], other);
    expect([theirs.statusCode, theirs.json().error]).toEqual([
      400,
      'One of these photos is not there any more. Please upload it again.',
    ]);
    expect((await submit([url])).statusCode).toBe(201);
    expect((await submit([url])).statusCode).toBe(400);
  });

  test('in a blog’s text are bound to it', async () => {
    const url = await upload();
    const content = `<p>Tea</p><img src="${url}" alt="Leaf"><img src="${url.replace('serendib.test', 'elsewhere.lk')}">`;
    const made = (await api.post('/blogs/sponsored', { title: 'Tea', content }, owner)).json();
    expect(made.content).toContain(`src="${url.replace('http://serendib.test', '')}"`);
    later(2);
    await cleanUp();
    expect(await file(url)).toBe(200);
    const admin = await api.signIn({ role: 'admin' });
    await api.put(`/blogs/${made._id}`, { content: '<p>Tea</p>' }, admin);
    later(2);
    await cleanUp();
    expect(await file(url)).toBe(404);
  });

  // Proves OWN-CALL-26.
  test('come with a change as a file too; the form without one keeps what is there', async () => {
    const id = await addListing(api, 'businessListing', {}, { ownerId: owner?.id ?? null });
    const put = async (fields: Body, bytes?: Buffer) => {
      const { payload, options } = await multipart(fields, bytes && { bytes }, owner?.headers);
      return (await api.put(`/affiliate-links/${id}`, payload, options)).json();
    };
    const changed = await put({ specialties: 'Polos', needsReview: true, isExternal: false }, await jpeg());
    expect(changed.imageUrl).toMatch(/\/media\/[\w-]{22}\/1600\.webp$/);
    expect((await put({ specialties: 'Kiribath', version: '2' })).imageUrl).toBe(changed.imageUrl);
    const impostor = await put({ specialties: 'Roti' }, Buffer.from('<html>'.repeat(20)));
    expect(impostor.code).toBe('UNSUPPORTED_MEDIA');
  });
});
