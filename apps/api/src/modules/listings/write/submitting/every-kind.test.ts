import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { ownerViews } from '@serendib/contract/listings/views';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../../platform/testing.ts';
import { entitlements } from '../../../../schema/index.ts';
import { jpeg } from '../../../media/testing/photos.ts';
import { exampleOf } from '../../testing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const api = useApi({ clock: () => now });
let driver: SignedInPerson;
beforeEach(async () => {
  await api.db.execute(sql`truncate listings, users cascade`);
  driver = await api.signIn();
});

type Body = Record<string, unknown>;
const send = (path: string, body: Body, who: SignedInPerson = driver) =>
  api.post(path, body, { headers: who.headers });
const ways: { kind: KindName; path: string; mine: string; example: Body }[] = [
  { kind: 'vehicle', path: '/vehicles', mine: '/vehicles/my-submissions', example: {} },
  { kind: 'tourGuide', path: '/tour-guides', mine: '/tour-guides/my-submissions', example: {} },
  {
    kind: 'tour',
    path: '/tours/partnership',
    mine: '/tours/my-submissions',
    example: { image: 'https://example.lk/t.jpg' },
  },
  { kind: 'businessListing', path: '/affiliate-links', mine: '/affiliate-links/user', example: {} },
  { kind: 'blog', path: '/blogs/sponsored', mine: '/blogs/my-submissions', example: {} },
];
const bodyOf = (kind: KindName, more: Body = {}): Body => ({ ...exampleOf(kind), ...more });

describe.each(ways)('$path', ({ kind, path, mine, example }) => {
  test('takes what a form sends, whatever a client claims besides, and shows it to its owner alone', async () => {
    const claims = {
      ...{ status: 'approved', isVerified: true, isPremium: true, premiumExpiry: '2030-01-01T00:00:00Z' },
      ...{
        submittedBy: '0199b2c4-6a51-7c3e-9f00-0123456789ab',
        submittedAt: '2001-01-01',
        needsReview: false,
      },
      ...{ averageRating: 5, viewCount: 900, featuredStatus: 'homepage', listingType: 'regular', version: 7 },
    };
    const reply = await send(path, bodyOf(kind, { ...example, ...claims }));
    expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
    const made = reply.json();
    expect(ownerViews[kind].parse(made)).toEqual(made);
    expect(made).toMatchObject({
      ...{ status: 'pending', isVerified: false, isPremium: false, premiumExpiry: null, version: 1 },
      ...{ submittedBy: driver.id, submittedAt: now.toISOString(), featuredStatus: 'none', viewCount: 0 },
    });
    expect(made.premiumUpgraded).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');

    const one = `${kinds[kind].path}/${made._id}`;
    const own = await api.get(one, { headers: driver.headers });
    expect([own.statusCode, own.json(), own.headers['cache-control']]).toEqual([
      200,
      made,
      'private, no-store',
    ]);
    expect((await api.get(mine, { headers: driver.headers })).json()).toEqual([made]);
    const other = await api.signIn();
    expect((await api.get(mine, { headers: other.headers })).json()).toEqual([]);
    expect((await api.get(one, { headers: other.headers })).statusCode).toBe(404);
    expect((await api.get(one)).statusCode).toBe(404);
  });

  test('is for people who are signed in', async () => {
    const reply = await api.post(path, bodyOf(kind, example));
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await api.get(mine)).statusCode).toBe(401);
  });

  test('refuses an empty form with the specified words, first problem first', async () => {
    const { error, fields, code } = (await send(path, {})).json();
    const first: Record<KindName, string> = {
      vehicle: 'Please fill in the owner name',
      tourGuide:
        'Please fill in all required fields: Name, Bio, Years of experience, Contact email, Contact phone, Rate per day, Preferred areas',
      tour: 'Please fill in the tour name',
      businessListing: 'Please fill in the business type',
      blog: 'Please fill in the title',
    };
    expect([code, error]).toEqual(['INVALID', first[kind]]);
    expect(Object.values(fields)[0]).toBe(error);
  });

  test('an administrator’s has no owner and is there at once', async () => {
    const admin = await api.signIn({ role: 'admin' });
    const adminPath = { tour: '/tours', blog: '/blogs' }[kind as string] ?? path;
    const reply = await send(adminPath, bodyOf(kind, example), admin);
    expect(reply.json()).toMatchObject({ status: 'approved', submittedBy: null });
    expect((await api.get(`${kinds[kind].path}/${reply.json()._id}`)).statusCode).toBe(200);
    if (adminPath !== path) expect((await send(adminPath, bodyOf(kind, example))).statusCode).toBe(403);
  });
});

describe('a vehicle', () => {
  test('is one, however its plate is written', async () => {
    expect((await send('/vehicles', bodyOf('vehicle', { plateNumber: 'WP CAB-1234' }))).statusCode).toBe(201);
    const other = await api.signIn();
    for (const plateNumber of ['wp cab 1234', 'CAB-1234', 'WPCAB1234', 'cab1234', 'CP CAB-1234']) {
      const reply = await send('/vehicles', bodyOf('vehicle', { plateNumber }), other);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'CONFLICT']);
      expect(reply.json().fields).toHaveProperty('plateNumber');
    }
    expect((await send('/vehicles', bodyOf('vehicle', { plateNumber: 'CAB-1235' }), other)).statusCode).toBe(
      201,
    );
  });

  test('has phones in the form that dials from everywhere, and refuses what is none', async () => {
    const sent = { contactPhone: '077 123 4567', whatsapp: '+94 (77) 123-4567' };
    const reply = await send('/vehicles', bodyOf('vehicle', sent));
    expect(reply.json()).toMatchObject({ contactPhone: '+94771234567', whatsapp: '+94771234567' });
    const wrong = await send('/vehicles', bodyOf('vehicle', { contactPhone: '0001234567' }));
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      'Please enter a phone number, like 077 123 4567.',
    ]);
  });

  test('has one picture, or three with premium', async () => {
    const vehicleImages = [
      'https://example.lk/1.jpg',
      'https://example.lk/2.jpg',
      'https://example.lk/3.jpg',
    ];
    for (const many of [vehicleImages, [...vehicleImages, ...vehicleImages]]) {
      const refused = await send('/vehicles', bodyOf('vehicle', { vehicleImages: many }));
      expect([refused.statusCode, refused.json().error]).toEqual([
        400,
        'Maximum 1 images allowed for free accounts',
      ]);
    }
    await api.db.insert(entitlements).values({
      ...{ userId: driver.id, kind: 'vehicle', plan: 'monthly', source: 'payment', sourceId: 'ORDER1' },
      ...{ startsAt: new Date(now.getTime() - 1000), endsAt: new Date(now.getTime() + 86_400_000) },
    });
    const four = [...vehicleImages, 'https://example.lk/4.jpg'];
    expect((await send('/vehicles', bodyOf('vehicle', { vehicleImages: four }))).json().error).toBe(
      'Maximum 3 images allowed for premium accounts',
    );
    const made = (await send('/vehicles', bodyOf('vehicle', { vehicleImages }))).json();
    expect(made).toMatchObject({ vehicleImages, isPremium: true, premiumUpgraded: true });
  });

  test('of an owner with premium is live at once, unchecked, and waits for its review', async () => {
    await api.db.insert(entitlements).values({
      ...{ userId: driver.id, kind: 'vehicle', plan: 'yearly', source: 'payment', sourceId: 'ORDER2' },
      ...{ startsAt: now, endsAt: new Date(now.getTime() + 86_400_000) },
    });
    const made = (await send('/vehicles', bodyOf('vehicle'))).json();
    expect(made).toMatchObject({ status: 'approved', needsReview: true, checkedAt: null });
    const history = (await api.get(`/listings/${made._id}/history`, { headers: driver.headers })).json();
    expect(history.steps.map(({ to, by }: { to: string; by: string }) => [to, by])).toEqual([
      ['approved', 'system'],
      ['pending', 'owner'],
    ]);
    const status = (path: string) => api.get(`${path}/my-premium-status`, { headers: driver.headers });
    expect((await status('/vehicles')).json()).toEqual({
      hasActivePremiumSubscription: true,
      activePlanType: 'yearly',
      premiumExpiry: '2026-11-22T08:00:00.000Z',
    });
    for (const path of ['/tour-guides', '/affiliate-links']) {
      expect((await status(path)).json()).toEqual({
        hasActivePremiumSubscription: false,
        activePlanType: null,
        premiumExpiry: null,
      });
    }
  });

  test('keeps to the ranges, options and addresses of the form', async () => {
    for (const [sent, words] of [
      [{ seatingCapacity: 51 }, 'Seating capacity can be at most 50.'],
      [{ vehicleYear: 2027 }, 'Vehicle year can be at most 2026.'],
      [{ features: ['Jacuzzi'] }, 'Features has no option "Jacuzzi".'],
      [{ vehicleImages: ['javascript:alert(1)'] }, 'Please enter a web address.'],
      [{ vehicleImages: ['/media/../../etc/passwd.webp'] }, 'Please enter a web address.'],
      [{ vehicleImages: ['/scenes/yala.svg'] }, 'Please enter a web address.'],
      [{ features: '["Wifi"' }, 'Features must be a list.'],
    ] as const) {
      const reply = await send('/vehicles', bodyOf('vehicle', sent));
      expect([reply.statusCode, reply.json().error]).toEqual([400, words]);
    }
    const hostile = await send('/vehicles', {
      ...bodyOf('vehicle'),
      ownerName: { $gt: '' },
      hasAC: 'perhaps',
    });
    expect(hostile.statusCode).toBe(400);
  });
});

test('a person registers as one guide, also when the button is pressed twice at once', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => send('/tour-guides', bodyOf('tourGuide'))));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const [refused] = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.json().error).toMatch(/^You have registered as a tour guide already/);
});

test('a guide comes as multipart with lists as JSON text and a photo', async () => {
  const { image: _, ...guide } = exampleOf('tourGuide');
  const { payload, options } = await multipart(guide, { bytes: await jpeg() }, driver.headers);
  const reply = await api.post('/tour-guides', payload, options);
  expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
  const made = reply.json();
  expect(made).toMatchObject({ ...guide, yearsOfExperience: 9 });
  expect(made.image).toMatch(/^http:\/\/serendib\.test\/media\/[\w-]{22}\/1600\.webp$/);
  expect((await api.app.inject(made.image.slice('http://serendib.test'.length))).statusCode).toBe(200);
});

test('a tour and a blog come as multipart with a photo too, a blog kept elsewhere without one', async () => {
  const post = async (path: string, fields: Body, bytes?: Buffer) => {
    const { payload, options } = await multipart(fields, bytes && { bytes }, driver.headers);
    const reply = await api.post(path, payload, options);
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

test('an impostor beside a form is refused, and nothing is made; nor is a photo kept of a refused form', async () => {
  const { image: _, ...guide } = exampleOf('tourGuide');
  const impostor = await multipart(guide, { bytes: Buffer.from('<svg/>'.repeat(20)) }, driver.headers);
  const reply = await api.post('/tour-guides', impostor.payload, impostor.options);
  expect([reply.statusCode, reply.json().fields]).toEqual([415, { image: expect.any(String) }]);
  const blank = await multipart({ ...guide, name: '' }, { bytes: await jpeg() }, driver.headers);
  expect((await api.post('/tour-guides', blank.payload, blank.options)).statusCode).toBe(400);
  const { rows } = await api.db.execute(sql`select id from listings union all select id from pictures`);
  expect(rows).toEqual([]);
});

describe('a tour', () => {
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
});

test('sending the same twice makes one, with or without a pause between', async () => {
  const body = { ...exampleOf('tour'), image: 'https://example.lk/t.jpg' };
  const [one, two] = await Promise.all([send('/tours/partnership', body), send('/tours/partnership', body)]);
  const three = await send('/tours/partnership', body);
  expect([one, two, three].map((reply) => reply?.statusCode)).toEqual([201, 201, 201]);
  expect(new Set([one, two, three].map((reply) => reply?.json()._id)).size).toBe(1);
  const other = await send('/tours/partnership', { ...body, name: 'Another tour' });
  expect(other.json()._id).not.toBe(one?.json()._id);
  // A photo sent twice is two pictures; the second is no one's, and swept.
  const { imageUrl: _, ...business } = exampleOf('businessListing');
  const sendBusiness = async () => {
    const { payload, options } = await multipart(business, { bytes: await jpeg() }, driver.headers);
    return (await api.post('/affiliate-links', payload, options)).json()._id;
  };
  expect(await sendBusiness()).toBe(await sendBusiness());
});

test('a blog says that a partner sent it and by whom it is, a business where it is booked', async () => {
  const blog = (await send('/blogs/sponsored', bodyOf('blog', { author: 'Dilini' }))).json();
  expect(blog).toMatchObject({ author: 'Dilini', authorName: 'Dilini', isSponsored: true });
  const admin = await api.signIn({ role: 'admin' });
  expect((await send('/blogs', bodyOf('blog'), admin)).json()).toMatchObject({ isSponsored: false });
  const redirectUrl = 'https://saroja.example.lk/';
  const sent = bodyOf('businessListing', {
    isExternal: true,
    bookingUrl: redirectUrl,
    redirectUrl: undefined,
  });
  const business = (await send('/affiliate-links', sent)).json();
  expect(business).toMatchObject({ redirectUrl, bookingUrl: redirectUrl, listingType: 'regular' });
});

describe('a blog', () => {
  const post = (content: string, more: Body = {}) =>
    send('/blogs/sponsored', { title: `A ${content.length} post`, content, ...more });

  test('without an author is by a guest, and needs no voucher while payments are paused', async () => {
    const made = await post('<p>Tea</p>', { author: ' ', paymentId: 'already-paid' });
    expect([made.statusCode, made.json().author]).toEqual([201, 'Guest Author']);
  });

  test('keeps what the editor can write', async () => {
    const content =
      '<h2>Leaves</h2><p>One <strong>two</strong> <em>three</em> <a href="https://tea.example.lk" rel="nofollow ugc noopener noreferrer">leaf</a></p><blockquote><p>Bud</p></blockquote><ul><li><p>Up</p></li></ul><ol><li><p>Down</p></li></ol>';
    expect((await post(content)).json().content).toBe(content);
  });

  test.each([
    ['<p>Tea</p><script>alert(1)</script>', '<p>Tea</p>'],
    ['<p onclick="alert(1)" style="position:fixed">Tea</p>', '<p>Tea</p>'],
    [
      '<p><a href="javascript:alert(1)">Tea</a></p>',
      '<p><a rel="nofollow ugc noopener noreferrer">Tea</a></p>',
    ],
    ['<p>Tea</p><img src="x" onerror="alert(1)">', '<p>Tea</p>'],
    ['<p>Tea</p><img src="data:image/svg+xml;base64,PHN2Zz4=">', '<p>Tea</p>'],
    ['<p>Tea</p><img src="//elsewhere.lk/a.png">', '<p>Tea</p>'],
    ['<p>Tea</p><iframe src="https://elsewhere.lk">words</iframe>', '<p>Tea</p>'],
    ['<svg><p>Tea</p><script>alert(1)</script></svg><p>Leaf</p>', '<p>Leaf</p>'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math><p>Tea</p>', '<p>Tea</p>'],
    ['<form action="/x"><input name="password"><p>Tea</p></form>', '<p>Tea</p>'],
    ['<h1>Tea</h1><p>Leaf', '<h2>Tea</h2><p>Leaf</p>'],
    ['<p>1 &lt; 2 &amp; <b>3</b></p><!-- note -->', '<p>1 &lt; 2 &amp; <strong>3</strong></p>'],
  ])('loses what is hostile: %s', async (written, kept) => {
    expect((await post(written)).json().content).toBe(kept);
  });

  test('that is nothing but hostile has no content', async () => {
    const reply = await post('<script>alert(1)</script>');
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Please fill in the content']);
  });
});
