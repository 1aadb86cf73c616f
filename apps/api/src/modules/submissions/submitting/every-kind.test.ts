import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { ownerViews } from '@serendib/contract/listings/views';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../listings/testing.ts';
import { jpeg } from '../../media/testing/photos.ts';
import { type Body, bodyOf, now, useSubmissions } from './testing.ts';

const { api, me, send, sendForm } = useSubmissions();

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

describe.each(ways)('$path', ({ kind, path, mine, example }) => {
  // Proves STATE-06, CALL-19, CALL-33, CALL-34, OWN-ENTITY-07, OWN-ENTITY-12, OWN-ENTITY-20, OWN-ENTITY-27.
  // Proves OWN-STATE-03.
  // Proves OWN-CALL-05, OWN-CALL-06, OWN-CALL-07, OWN-CALL-08, OWN-CALL-09.
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
      ...{ submittedBy: me().id, submittedAt: now.toISOString(), featuredStatus: 'none', viewCount: 0 },
    });
    expect(made.premiumUpgraded).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');

    const one = `${kinds[kind].path}/${made._id}`;
    const own = await api.get(one, { headers: me().headers });
    expect([own.statusCode, own.json(), own.headers['cache-control']]).toEqual([
      200,
      made,
      'private, no-store',
    ]);
    expect((await api.get(mine, { headers: me().headers })).json()).toEqual([made]);
    const other = await api.signIn();
    expect((await api.get(mine, { headers: other.headers })).json()).toEqual([]);
    expect((await api.get(one, { headers: other.headers })).statusCode).toBe(404);
    expect((await api.get(one)).statusCode).toBe(404);
  });

  // Proves ROLE-04, OWN-CALL-19.
  test('is for people who are signed in', async () => {
    const reply = await api.post(path, bodyOf(kind, example));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      401,
      { code: 'UNAUTHENTICATED', error: expect.stringMatching(/log in/i) },
    ]);
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

  // Proves ADMIN-PAGE-04, ADMIN-PAGE-06, ADMIN-PAGE-07, ADMIN-CALL-12, ADMIN-CALL-24, ADMIN-CALL-37.
  test('an administrator’s has no owner and is there at once', async () => {
    const admin = await api.signIn({ role: 'admin' });
    const adminPath = { tour: '/tours', blog: '/blogs' }[kind as string] ?? path;
    const reply = await send(adminPath, bodyOf(kind, example), admin);
    expect(reply.json()).toMatchObject({ status: 'approved', submittedBy: null });
    expect((await api.get(`${kinds[kind].path}/${reply.json()._id}`)).statusCode).toBe(200);
    if (adminPath !== path) expect((await send(adminPath, bodyOf(kind, example))).statusCode).toBe(403);
  });
});

// Proves ADMIN-CALL-18, ADMIN-CALL-28.
test.each([
  [
    'blog',
    '/blogs',
    { title: 'Rain at Sinharaja', content: 'It rains there 240 days a year.', author: 'Us' },
  ],
  ['tourGuide', '/tour-guides', bodyOf('tourGuide', { languages: '["English","German"]' })],
] as const)(
  'a %s that an administrator sends as a form with a photo is there with it',
  async (kind, path, fields) => {
    const admin = await api.signIn({ role: 'admin' });
    const { [kinds[kind].image]: _, ...words } = fields as Body;
    const reply = await sendForm(path, words, await jpeg(), admin);
    expect([reply.statusCode, reply.json().error]).toEqual([201, undefined]);
    const shown = (await api.get(`${kinds[kind].path}/${reply.json()._id}`)).json();
    const lists = kind === 'tourGuide' ? { languages: ['English', 'German'] } : {};
    expect(shown).toMatchObject({ ...words, ...lists, status: 'approved' });
    const photo = new URL(shown.image).pathname;
    expect((await api.app.inject(photo)).headers['content-type']).toMatch(/^image\//);
  },
);

// Proves BUSINESS-RULE-05, OWN-AIM-07.
test('a price is shown as it was sent, in rupees or dollars, one of the templates or not', async () => {
  const shown = async (path: string, body: Body, base: string) => {
    const admin = await api.signIn({ role: 'admin' });
    const made = await send(path, body, admin);
    return (await api.get(`${base}/${made.json()._id}`)).json().priceRange;
  };
  for (const priceRange of ['1,000-3,000', 'LKR 4,200 for two, with tea'])
    expect(
      await shown('/affiliate-links', bodyOf('businessListing', { priceRange }), '/affiliate-links'),
    ).toBe(priceRange);
  for (const priceRange of ['Rs 14000-16500', '$ 200-300'])
    expect(await shown('/tours', bodyOf('tour', { priceRange }), '/tours')).toBe(priceRange);
});

// Proves RULE-18, GUIDE-FORM-03.
test('a person registers as one guide, also when the button is pressed twice at once', async () => {
  const replies = await Promise.all(
    [1, 2, 3].map((years) => send('/tour-guides', bodyOf('tourGuide', { yearsOfExperience: years }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const [refused] = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    code: 'ALREADY_YOURS',
    error: expect.stringMatching(/^You have registered as a tour guide already/),
  });
});

const plateNumber = 'WP CAB-4321';

describe.each([
  ['vehicle', '/vehicles', { plateNumber, pricePerDay: 17_000 }],
  ['tourGuide', '/tour-guides', { yearsOfExperience: 3 }],
] as const)('a %s whose answer was lost', (kind, path, other) => {
  const again = kind === 'vehicle' ? { plateNumber } : {};
  test('is recognised when it is sent again, with another address of its photo and a day later too', async () => {
    const image = kinds[kind].image;
    const photo = (name: string) =>
      kind === 'vehicle'
        ? { ...again, [image]: [`https://example.lk/${name}.jpg`] }
        : { [image]: `https://example.lk/${name}.jpg` };
    const [one, two] = await Promise.all([
      send(path, bodyOf(kind, photo('one'))),
      send(path, bodyOf(kind, photo('two'))),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json()._id).toBe(one.json()._id);
    await api.db.execute(sql`update listings set submitted_at = submitted_at - interval '2 days'`);
    const late = await send(path, bodyOf(kind, photo('three')));
    expect([late.statusCode, late.json()._id]).toEqual([201, one.json()._id]);
    expect((await api.get(`${path}/my-submissions`, { headers: me().headers })).json()).toHaveLength(1);
  });

  test('leads to one’s own where it was changed, decided or refused meanwhile, and makes no second one', async () => {
    await send(path, bodyOf(kind, again));
    const changed = await send(path, bodyOf(kind, other));
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'ALREADY_YOURS']);
    expect(changed.json().error).toMatch(
      /^You have (listed this vehicle|registered as a tour guide) already/,
    );
    await api.db.execute(sql`update listings set status = 'rejected'`);
    expect((await send(path, bodyOf(kind, again))).json().code).toBe('ALREADY_YOURS');
    await api.db.execute(
      sql`update listings set status = 'approved', approved_at = now(), submitted_at = submitted_at - interval '2 days'`,
    );
    expect((await send(path, bodyOf(kind, again))).json().code).toBe('ALREADY_YOURS');
  });
});

test('another person’s plate is refused in the same words, however alike the rest is', async () => {
  expect((await send('/vehicles', bodyOf('vehicle', { plateNumber }))).statusCode).toBe(201);
  const refused = await send('/vehicles', bodyOf('vehicle', { plateNumber }), await api.signIn());
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'CONFLICT',
      error: 'A vehicle with this plate number is listed already.',
    }),
  ]);
});

test('sending the same twice within a day makes one, with or without a pause between', async () => {
  const body = { ...exampleOf('tour'), image: 'https://example.lk/t.jpg' };
  const [one, two] = await Promise.all([send('/tours/partnership', body), send('/tours/partnership', body)]);
  const three = await send('/tours/partnership', body);
  expect([one, two, three].map((reply) => reply?.statusCode)).toEqual([201, 201, 201]);
  expect(new Set([one, two, three].map((reply) => reply?.json()._id)).size).toBe(1);
  const other = await send('/tours/partnership', { ...body, name: 'Another tour' });
  expect(other.json()._id).not.toBe(one?.json()._id);
  const age = () =>
    api.db.execute(sql`update listings set submitted_at = submitted_at - interval '23 hours'`);
  await age();
  const four = await send('/tours/partnership', body);
  expect([four.statusCode, four.json()._id]).toEqual([201, one?.json()._id]);
  await age();
  expect((await send('/tours/partnership', body)).json()._id).not.toBe(one?.json()._id);
  // A photo sent twice is two pictures; the second is no one's, and swept.
  const { imageUrl: _, ...business } = exampleOf('businessListing');
  const sendBusiness = async () => {
    const reply = await sendForm('/affiliate-links', business, await jpeg());
    expect(reply.statusCode).toBe(201);
    return reply.json()._id;
  };
  expect(await sendBusiness()).toBe(await sendBusiness());
});

test('an administrator’s button pressed twice adds one', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const body = { ...exampleOf('tour'), image: 'https://example.lk/t.jpg' };
  const add = async () => (await send('/tours', body, admin)).json()._id;
  const [one, two] = await Promise.all([add(), add()]);
  expect([two, await add()]).toEqual([one, one]);
  const other = await send('/tours', body, await api.signIn({ role: 'admin' }));
  expect(other.json()._id).not.toBe(one);
});

describe.each(ways)('the owner of what was sent to $path', ({ kind, path, example }) => {
  const mails = async () => {
    await api.runJobs();
    const { rows } = await api.db.execute<{ to: string; subject: string; text: string }>(
      sql`select "to", subject, text from sent_mails order by id`,
    );
    return rows.map(({ text, ...mail }) => ({
      ...mail,
      isWhole: /We have it:[\s\S]*48 hours/.test(text),
      text,
    }));
  };

  test('is told by mail that we have it, and again when it is mended and sent again', async () => {
    await mails();
    await api.empty('sent_mails');
    const { email } = (await api.get('/auth/me', { headers: me().headers })).json();
    const body = bodyOf(kind, example);
    const made = (await send(path, body)).json();
    await send(path, body);
    const title = String(made[kinds[kind].title]);
    const received = { to: email, subject: `We have “${title}”`, isWhole: true };
    expect(await mails()).toEqual([
      { ...received, text: expect.stringContaining(`${kinds[kind].pages.one}/${made._id}`) },
    ]);
    await api.db.execute(sql`update listings set status = 'rejected', reject_reason = 'Nobody answers.'`);
    const again =
      kind === 'vehicle'
        ? `/vehicles/owner/${made._id}`
        : kind === 'blog'
          ? `/blogs/user/${made._id}`
          : `${kinds[kind].path}/${made._id}`;
    const reply = await api.put(again, { [kinds[kind].title]: `${title} again` }, { headers: me().headers });
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'pending']);
    expect(await mails()).toMatchObject([received, { ...received, subject: `We have “${title} again”` }]);
  });
});
