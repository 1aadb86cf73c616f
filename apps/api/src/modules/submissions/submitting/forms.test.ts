import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../listings/testing.ts';
import { askImage, seenBy } from '../../media/testing/ask-image.ts';
import { jpeg } from '../../media/testing/photos.ts';
import { type Body, bodyOf, useSubmissions } from './testing.ts';

const { api, me, send, sendForm } = useSubmissions();

// Proves CALL-18, OWN-CALL-20.
test('a guide comes as multipart with lists as JSON text and a photo', async () => {
  const { image: _, ...guide } = exampleOf('tourGuide');
  const reply = await sendForm('/tour-guides', guide, await jpeg());
  expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
  const made = reply.json();
  expect(made).toMatchObject({ ...guide, yearsOfExperience: 9, status: 'pending', isVerified: false });
  expect(made.image).toMatch(/^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp$/);
  // It is not public yet: it is shown to administrators and its owner, at an address that is signed for them.
  const admin = await api.signIn({ role: 'admin' });
  expect((await seenBy(api, admin, made.image)).statusCode).toBe(200);
  expect((await askImage(api, made.image)).statusCode).toBe(404);
});

// Proves CALL-18.
test('a guide may come as multipart without a photo', async () => {
  const { image: _, ...guide } = exampleOf('tourGuide');
  const reply = await sendForm('/tour-guides', guide);
  expect([reply.statusCode, reply.json()]).toMatchObject([201, { ...guide, imageIsDrawing: true }]);
});

// Proves OWN-ENTITY-21, OWN-CALL-29, OWN-CALL-30.
test('a tour and a blog come as multipart with a photo too, a blog kept elsewhere without one', async () => {
  const post = async (path: string, fields: Body, bytes?: Buffer) => {
    const reply = await sendForm(path, fields, bytes);
    expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
    return reply.json();
  };
  const photo = expect.stringMatching(/^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp$/);
  const { image: _, bookingUrl: __, ...tour } = exampleOf('tour');
  expect(await post('/tours/partnership', { ...tour, isExternal: 'false' }, await jpeg())).toMatchObject({
    ...{ isExternal: false, image: photo, itinerary: tour.itinerary, highlights: tour.highlights },
  });
  const title = 'The 5:47 from Kandy';
  const written = {
    paymentId: 'already-paid',
    isExternal: 'false',
    title,
    author: '',
    content: '<p>Go.</p>',
  };
  expect(await post('/blogs/sponsored', written, await jpeg())).toMatchObject({
    ...{ isExternal: false, title, author: 'Guest Author', content: '<p>Go.</p>', image: photo },
  });
  const [blogUrl, imageUrl] = ['https://blog.example.lk/547', 'https://example.lk/547.jpg'];
  const linked = {
    paymentId: 'already-paid',
    isExternal: 'true',
    title,
    author: 'Dilini',
    blogUrl,
    imageUrl,
  };
  expect(await post('/blogs/sponsored', linked)).toMatchObject({
    ...{ isExternal: true, author: 'Dilini', blogUrl, image: imageUrl, content: null },
  });
});

// Proves CALL-26.
test('a business comes as multipart with a photo', async () => {
  const { imageUrl: _, redirectUrl: __, ...business } = exampleOf('businessListing');
  const reply = await sendForm('/affiliate-links', { ...business, isExternal: 'false' }, await jpeg());
  expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
  const photo = expect.stringMatching(/^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp$/);
  expect(reply.json()).toMatchObject({ ...business, isExternal: false, imageUrl: photo });
});

test('an impostor beside a form is refused, and nothing is made; nor is a photo kept of a refused form', async () => {
  const { image: _, ...guide } = exampleOf('tourGuide');
  const reply = await sendForm('/tour-guides', guide, Buffer.from('<svg/>'.repeat(20)));
  expect([reply.statusCode, reply.json().fields]).toEqual([415, { image: expect.any(String) }]);
  const blank = await sendForm('/tour-guides', { ...guide, name: '' }, await jpeg());
  expect(blank.statusCode).toBe(400);
  const { rows } = await api.db.execute(sql`select id from listings union all select id from pictures`);
  expect(rows).toEqual([]);
});

describe('a tour', () => {
  // Proves OWN-CALL-30.
  test('that is booked elsewhere comes as JSON, with the picture’s address under either name', async () => {
    const { name, location, description, contactEmail, contactPhone } = exampleOf('tour');
    const sent = {
      name,
      location,
      description,
      contactEmail,
      contactPhone,
      type: 'Safari',
      priceRange: '$ 200-300',
    };
    const links = {
      isExternal: true,
      bookingUrl: 'https://tours.example.lk',
      imageUrl: 'https://example.lk/t.jpg',
    };
    const made = (await send('/tours/partnership', { ...sent, ...links })).json();
    expect(made).toMatchObject({
      ...{ isExternal: true, type: 'safari', image: links.imageUrl, duration: null, status: 'pending' },
    });
    const refused = await send('/tours/partnership', { ...sent, isExternal: true });
    expect(refused.json().error).toBe('Please fill in the booking website');
  });

  test('gets its defaults', async () => {
    const { startingPoint, endingPoint, type, ...rest } = exampleOf('tour');
    const made = (await send('/tours/partnership', { ...rest, image: 'https://example.lk/t.jpg' })).json();
    const toBe = 'To be determined';
    expect(made).toMatchObject({ startingPoint: toBe, endingPoint: toBe, type: 'cultural' });
  });

  test('is to be determined where it is sent in Sinhala or Tamil, as drafts of before hold it', async () => {
    const points = { startingPoint: 'පසුව තීරණය වේ', endingPoint: 'பின்னர் முடிவாகும் ' };
    const toBe = { startingPoint: 'To be determined', endingPoint: 'To be determined' };
    const image = 'https://example.lk/t.jpg';
    const made = (await send('/tours/partnership', { ...exampleOf('tour'), image, ...points })).json();
    expect(made).toMatchObject(toBe);
    const elsewhere = await send('/tours/partnership', {
      ...exampleOf('tour'),
      ...{ image, name: 'Galle by boat', startingPoint: 'ගාල්ල', endingPoint: 'Ella' },
    });
    expect(elsewhere.json()).toMatchObject({ startingPoint: 'ගාල්ල', endingPoint: 'Ella' });
  });
});

// Proves ENTITY-07, OWN-ENTITY-33.
test('a business says where it is booked', async () => {
  const redirectUrl = 'https://saroja.example.lk/';
  const sent = bodyOf('businessListing', {
    isExternal: true,
    bookingUrl: redirectUrl,
    redirectUrl: undefined,
  });
  const business = (await send('/affiliate-links', sent)).json();
  expect(business).toMatchObject({ redirectUrl, bookingUrl: redirectUrl, listingType: 'regular' });
});

describe('without a district', () => {
  const found = async (path: string, district: string) =>
    (await api.get(`${path}?district=${encodeURIComponent(district)}`))
      .json()
      .map(({ _id }: { _id: string }) => _id);
  const approve = (id: string) =>
    api.db.execute(sql`update listings set status = 'approved', approved_at = now() where id = ${id}`);

  test.each([
    ['businessListing', '/affiliate-links', '/affiliate-links'],
    ['tour', '/tours/partnership', '/tours'],
  ] as const)('a %s is found in the district that its location names', async (kind, path, list) => {
    const { district: _, ...sent } = bodyOf(kind, {
      location: 'Mirissa',
      ...{ image: 'https://example.lk/1.jpg', imageUrl: 'https://example.lk/1.jpg' },
    });
    const made = (await send(path, sent)).json();
    await approve(made._id);
    expect(await found(list, 'Matara')).toEqual([made._id]);
    // No answer is put into the form that its owner left open, and the list follows the location.
    expect(made.district).toBeNull();
    const moved = await api.put(`${list}/${made._id}`, { location: 'Ella' }, { headers: me().headers });
    expect([moved.statusCode, moved.json().district]).toEqual([200, null]);
    expect([await found(list, 'Matara'), await found(list, 'Badulla')]).toEqual([[], [made._id]]);
    // What is chosen stands, also against the location.
    await api.put(`${list}/${made._id}`, { district: 'Kandy' }, { headers: me().headers });
    expect([await found(list, 'Badulla'), await found(list, 'Kandy')]).toEqual([[], [made._id]]);
  });

  test('what was written before is put into the district that its location names, once a night', async () => {
    const { district: _, ...sent } = bodyOf('businessListing', { location: 'Mirissa' });
    const [made, chosen, unknown] = await Promise.all(
      [
        sent,
        { ...sent, businessName: 'Two', district: 'Kandy' },
        { ...sent, businessName: 'Three', location: 'Far', address: 'Away' },
      ].map(async (body) => (await send('/affiliate-links', body)).json()._id as string),
    );
    for (const id of [made, chosen, unknown]) await approve(String(id));
    const row = async () => {
      const { rows } = await api.db.execute(
        sql`select district, facets, search, version, updated_at, details from listings where id = ${made}`,
      );
      return rows[0];
    };
    const written = await row();
    await api.db.execute(sql`update listings set district = null, facets = array_remove(facets, 'district:Matara'),
      search = search_vector(title, '', '') where id = ${made}`);
    expect(await found('/affiliate-links', 'Matara')).toEqual([]);
    await api.db.execute(sql`select graphile_worker.add_job('listings:columns')`);
    await api.runJobs();
    expect(await found('/affiliate-links', 'Matara')).toEqual([made]);
    expect(await found('/affiliate-links', 'Kandy')).toEqual([chosen]);
    // As it would have been written today; its owner's words, version and day of change are as they were.
    expect(await row()).toEqual(written);
  });

  test('a business whose location names no place is found by its address', async () => {
    const { district: _, ...sent } = bodyOf('businessListing', {
      location: 'By the lake',
      address: '12 Temple Street, Kandy 20000',
    });
    const made = (await send('/affiliate-links', sent)).json();
    await approve(made._id);
    expect(await found('/affiliate-links', 'Kandy')).toEqual([made._id]);
  });
});
