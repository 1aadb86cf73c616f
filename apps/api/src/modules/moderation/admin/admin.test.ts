import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../testing.ts';

const api = useApi({ isTrial: true });
let [owner, ruvini, asanka] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  await api.empty('listings', 'users', 'sent_mails');
  owner = await api.signIn();
  ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  asanka = await api.signIn({ role: 'admin', userName: 'Asanka' });
});
const mine = (more: object = {}) => ({ status: 'pending' as const, ownerId: owner?.id ?? null, ...more });
const review = async (id: string) => (await api.get(`/admin/listings/${id}/review`, ruvini)).json();
const kindsOf = ({ warnings }: { warnings: { kind: string }[] }) => warnings.map(({ kind }) => kind).sort();

test('of two administrators who decide on what both saw, the second is told who was first', async () => {
  const id = await addListing(api, 'tour', {}, mine());
  const decide = (who: SignedInPerson | undefined, status: string) =>
    api.patch(`/tours/${id}/verify`, { status, from: 'pending', version: 1 }, who);
  const both = await Promise.all([decide(ruvini, 'approved'), decide(asanka, 'rejected')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [won, words] = both[0]?.statusCode === 200 ? ['Ruvini', 'approved'] : ['Asanka', 'rejected'];
  const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({ code: 'CONFLICT', error: `${won} has ${words} this in the meantime.` });
  const audited = (await api.get(`/admin/audit?thing=tour&thingId=${id}`, ruvini)).json();
  expect(audited).toHaveLength(1);
  expect(audited[0]).toMatchObject({ actorName: won, before: { status: 'pending' } });
});

// Proves OWN-STATE-09.
test('what was changed while somebody looked is not approved unseen', async () => {
  const id = await addListing(api, 'tour', {}, mine({ status: 'approved', reviewedAt: new Date() }));
  const edit = (duration: string) => api.put(`/tours/${id}`, { duration }, owner);
  expect((await edit('2 days')).statusCode).toBe(200);
  const stale = await api.patch(`/tours/${id}/reviewed`, { version: 1 }, ruvini);
  expect(stale.json()).toMatchObject({ code: 'STALE_VERSION' });
  const looked = await api.patch(`/tours/${id}/reviewed`, { version: 2 }, ruvini);
  expect(looked.json()).toMatchObject({ needsReview: false });
  expect((await api.patch(`/tours/${id}/reviewed`, { version: 2 }, asanka)).statusCode).toBe(409);
  expect((await api.patch(`/tours/${id}/reviewed`, undefined, asanka)).statusCode).toBe(200);
});

// Proves ADMIN-CALL-14.
test('a changed business is marked as reviewed, by administrators alone', async () => {
  const id = await addListing(
    api,
    'businessListing',
    {},
    mine({ status: 'approved', reviewedAt: new Date() }),
  );
  const change = await api.put(`/affiliate-links/${id}`, { description: 'New hands, old recipes.' }, owner);
  expect(change.json()).toMatchObject({ needsReview: true });
  const path = `/affiliate-links/${id}/reviewed`;
  expect((await api.patch(path, undefined, owner)).statusCode).toBe(403);
  expect((await api.patch(path, undefined, ruvini)).json()).toMatchObject({ needsReview: false });
  expect((await api.get(`/affiliate-links/${id}`, owner)).json()).toMatchObject({ needsReview: false });
});

test('a review shows field by field what is otherwise than when somebody last looked', async () => {
  const past = new Date(Date.now() - 50 * 3_600_000);
  const id = await addListing(
    api,
    'tour',
    {},
    mine({ status: 'approved', reviewedAt: past, createdAt: past }),
  );
  const before = (await api.get(`/tours/${id}`, owner)).json();
  for (const change of [
    { duration: '9 days' },
    { duration: '3 days', groupSize: '2 to 9' },
    { groupSize: before.groupSize },
  ]) {
    expect((await api.put(`/tours/${id}`, change, owner)).statusCode).toBe(200);
  }
  const shown = await review(id);
  expect(shown.changes).toEqual([
    { field: 'duration', label: 'Duration', from: before.duration, to: '3 days' },
  ]);
  expect(shown).toMatchObject({ hoursWaited: 0, isOverdue: false, lastApprovedAt: expect.any(String) });
  await api.patch(`/tours/${id}/reviewed`, { version: shown.listing.version }, ruvini);
  expect(await review(id)).toMatchObject({ changes: [], hoursWaited: null });
  expect((await api.get(`/admin/listings/${newId()}/review`, ruvini)).statusCode).toBe(404);
});

test('what is new and waits for longer than was promised says so', async () => {
  const createdAt = new Date(Date.now() - 49 * 3_600_000);
  const shown = await review(await addListing(api, 'blog', {}, mine({ createdAt })));
  expect(shown).toMatchObject({ hoursWaited: 49, isOverdue: true, changes: [], lastApprovedAt: null });
});

test('a review tells the owner’s history', async () => {
  const first = await addListing(api, 'tour', { name: 'The first' }, mine());
  await api.patch(`/tours/${first}/verify`, { status: 'rejected', reason: 'No such road.' }, ruvini);
  await addListing(api, 'blog', {}, mine({ status: 'approved' }));
  const shown = await review(await addListing(api, 'vehicle', {}, mine()));
  expect(shown.owner).toMatchObject({
    _id: owner?.id,
    email: owner?.email,
    isSuspended: false,
    emailVerified: true,
    listingCount: 3,
    approvedCount: 1,
    rejectionCount: 1,
    rejections: [{ listingId: first, title: 'The first', reason: 'No such road.' }],
  });
  expect(shown.owner.otherListings.map(({ kind }: { kind: string }) => kind)).toEqual(['blog', 'tour']);
  expect((await review(await addListing(api, 'blog'))).owner).toBeNull();
});

test('somebody else’s telephone, licence, photo and words are noticed; one’s own telephone is not', async () => {
  const bio = 'I have walked these hills for thirty years and know every spring, every shrine and every dog.';
  const papers = {
    contactPhone: '+94771234567',
    licenseNumber: 'N-77 12',
    bio,
    image: 'https://x.example.lk/a.jpg',
  };
  const other = await addListing(api, 'tourGuide', { ...papers, whatsapp: null, name: 'Kamal' });
  const guide = await addListing(
    api,
    'tourGuide',
    { ...papers, bio: `<p>${bio.toUpperCase()}</p>`, whatsapp: '+94712345670', licenseNumber: 'n7712' },
    mine(),
  );
  const shown = await review(guide);
  expect(kindsOf(shown)).toEqual(['licence', 'phone', 'photo', 'text']);
  expect(shown.warnings[0].listings).toMatchObject([{ _id: other, title: 'Kamal' }]);
  const unlike = { ...papers, contactPhone: '+94712345670', whatsapp: null, bio: 'Short.' };
  const own = await addListing(api, 'blog', { title: 'Mine', content: '<p>Fine.</p>' }, mine());
  expect(kindsOf(await review(own))).toEqual([]);
  await api.db.execute(
    sql`update listings set details = ${JSON.stringify({ ...unlike, image: null })}::jsonb where id = ${own}`,
  );
  expect(kindsOf(await review(own))).toEqual(['licence']);
});

test('somebody else’s licence is noticed beside a telephone and a photo that sixty newer vehicles have', async () => {
  const bare = { vehicleImages: [], contactPhone: '+94771234567', whatsapp: null };
  const licence = { ...bare, driverLicense: 'B-77 12' };
  const other = await addListing(api, 'vehicle', { ...licence, contactPhone: '+94712345670' });
  const fleet = { ...bare, driverLicense: null };
  for (let n = 0; n < 61; n++) await addListing(api, 'vehicle', fleet, mine());
  const id = await addListing(api, 'vehicle', licence, mine());
  expect((await review(id)).warnings).toMatchObject([{ kind: 'licence', listings: [{ _id: other }] }]);
  const sent = { action: 'approve', items: [{ kind: 'vehicle', _id: id }] };
  expect((await api.post('/admin/listings/bulk', sent, ruvini)).json()).toMatchObject({ done: 0 });
  await api.db.execute(sql`update listings set details = details || '{"image": "https://x.example.lk/a.jpg"}'
    where id <> ${other}::uuid`);
  expect(kindsOf(await review(id))).toEqual(['licence', 'photo']);
});

test('a plate that was on a deleted listing, and links in texts, are noticed', async () => {
  const gone = await addListing(
    api,
    'vehicle',
    { plateNumber: 'WP CAB-4321' },
    mine({ deletedAt: new Date() }),
  );
  expect(gone).toBeTruthy();
  const shown = await review(await addListing(api, 'vehicle', { plateNumber: 'CAB 4321' }, mine()));
  expect(shown.warnings).toMatchObject([{ kind: 'plate', field: 'plateNumber' }]);
  const linking = { description: 'Ask at www.cheap.example or write to me@cheap.lk' };
  expect((await review(await addListing(api, 'tour', linking, mine()))).warnings).toMatchObject([
    { kind: 'link', field: 'description', words: 'Description has links: www.cheap.example' },
  ]);
});

test('links in the rows of a tour and a guide are noticed, and such a tour is not approved among many unopened', async () => {
  const rows = ['Book at www.mytours.lk for less', 'Hike to the peak', 'Again: www.mytours.lk'];
  const itinerary = rows.map((description, index) => ({ day: `Day ${index + 1}`, description }));
  const tour = await addListing(api, 'tour', { itinerary }, mine());
  const certified = [{ name: 'First aid', issuedBy: 'cheap-guides.com', year: null }];
  const guide = await addListing(api, 'tourGuide', { certifications: certified }, mine());
  expect((await review(tour)).warnings).toMatchObject([
    { kind: 'link', field: 'itinerary', words: 'Itinerary has links: www.mytours.lk' },
  ]);
  expect((await review(guide)).warnings).toMatchObject([
    { kind: 'link', field: 'certifications', words: 'Certifications has links: cheap-guides.com' },
  ]);
  const sent = { action: 'approve', items: [{ kind: 'tour', _id: tour }] };
  const { done, results } = (await api.post('/admin/listings/bulk', sent, ruvini)).json();
  expect([done, results[0]]).toMatchObject([0, { ok: false, code: 'CONFLICT' }]);
});

test('many are decided with one reason, each on its own, and each says how it went', async () => {
  const items = [];
  for (const kind of ['tour', 'blog', 'vehicle'] as const) {
    items.push({ kind, _id: await addListing(api, kind, {}, mine()), from: 'pending' });
  }
  const bulk = (body: object) => api.post('/admin/listings/bulk', body, ruvini);
  await api.patch(`/blogs/${items[1]?._id}/verify`, { status: 'approved' }, asanka);
  const sent = { action: 'reject', items: [...items, { kind: 'tour', _id: newId() }] };
  expect((await bulk(sent)).json()).toMatchObject({ code: 'INVALID', fields: { reason: 'Please say why.' } });
  const { done, results } = (await bulk({ ...sent, reason: 'The photos are dark.' })).json();
  expect(done).toBe(2);
  expect(results).toMatchObject([
    { ok: true, error: null },
    { ok: false, code: 'CONFLICT', error: 'Asanka has approved this in the meantime.' },
    { ok: true },
    { ok: false, code: 'NOT_FOUND' },
  ]);
  const { steps } = (await api.get(`/listings/${items[0]?._id}/history`, owner)).json();
  expect(steps[0]).toMatchObject({ to: 'rejected', by: 'admin', reason: 'The photos are dark.' });
  const removed = await bulk({
    action: 'delete',
    reason: 'Twice the same.',
    items: [{ ...items[0], from: 'rejected' }],
  });
  expect(removed.json()).toMatchObject({ done: 1 });
  expect((await api.get(`/tours/${items[0]?._id}`, owner)).statusCode).toBe(404);
  await whenDecided(api);
  const { rows } = await api.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from sent_mails where "to" = ${owner?.email ?? ''} order by id`,
  );
  expect(rows.at(-1)?.text).toContain('Twice the same.');
  const entries = (await api.get('/admin/audit?action=delete', ruvini)).json();
  expect(entries).toMatchObject([{ actorName: 'Ruvini', reason: 'Twice the same.', after: null }]);
});

test('of many that are verified at once, the words for those that had been rejected are told of them alone', async () => {
  const anura = await api.signIn();
  const rejected = await addListing(api, 'tour', {}, { status: 'rejected', ownerId: anura.id });
  const pending = await addListing(api, 'blog', {}, mine());
  const reason = 'Sorry, we had mixed up your licence.';
  const items = [
    { kind: 'tour', _id: rejected, from: 'rejected' },
    { kind: 'blog', _id: pending, from: 'pending' },
  ];
  const reply = await api.post('/admin/listings/bulk', { action: 'approve', reason, items }, ruvini);
  expect(reply.json()).toMatchObject({ done: 2 });
  await whenDecided(api);
  const said = async (id: string, who: SignedInPerson | undefined) => {
    const { steps } = (await api.get(`/listings/${id}/history`, who)).json();
    const [entry] = (await api.get(`/admin/audit?action=approve&thingId=${id}`, ruvini)).json();
    const { rows } = await api.db.execute<{ text: string }>(
      sql`select text from sent_mails where "to" = ${who?.email ?? ''}`,
    );
    return [steps[0].reason, entry.reason, rows.map(({ text }) => text.includes(reason))];
  };
  expect(await said(rejected, anura)).toEqual([reason, reason, [true]]);
  expect(await said(pending, owner)).toEqual([null, null, [false]]);
});

test('why one of many was not done is told in the language of who asked', async () => {
  const items = [{ kind: 'tour', _id: newId() }];
  const reply = await api.app.inject({
    ...{ method: 'POST', url: '/api/admin/listings/bulk' },
    payload: { action: 'approve', items },
    headers: { ...ruvini?.headers, 'accept-language': 'ta' },
  });
  expect(reply.json().results).toMatchObject([
    { code: 'NOT_FOUND', error: 'நீங்கள் தேடுவது எங்களுக்குக் கிடைக்கவில்லை.' },
  ]);
});

test('what an administrator makes, edits and deletes is written down with before and after', async () => {
  const { json } = await api.post('/affiliate-links', kinds.businessListing.example, ruvini);
  const made = json();
  expect(made).toMatchObject({ status: 'approved', submittedBy: null });
  await api.put(`/affiliate-links/${made._id}`, { phone: '0412345679' }, asanka);
  await api.delete(`/affiliate-links/${made._id}`, ruvini);
  const audited = (await api.get(`/admin/audit?thingId=${made._id}`, ruvini)).json();
  expect(audited).toMatchObject([
    { action: 'delete', actorName: 'Ruvini', before: { status: 'approved' } },
    {
      action: 'edit',
      actorName: 'Asanka',
      before: { phone: '+94412345678' },
      after: { phone: '+94412345679' },
    },
    { action: 'create', actorName: 'Ruvini', before: null, after: { businessName: made.businessName } },
  ]);
  const named = (await api.get('/admin/audit?search=saroja&thing=businessListing&limit=2', ruvini)).json();
  expect(named).toHaveLength(2);
  expect((await api.get('/admin/audit?to=2020-01-01', ruvini)).json()).toEqual([]);
});

test.each(['tour', 'blog'] as const)('to verify a %s without a body is to approve it', async (kind) => {
  for (const body of [undefined, {}]) {
    const id = await addListing(api, kind, {}, mine());
    const reply = await api.patch(`${kinds[kind].path}/${id}/verify`, body, ruvini);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'approved']);
  }
  const id = await addListing(api, kind, {}, mine());
  const vague = await api.patch(`${kinds[kind].path}/${id}/verify`, { reason: 'Hm.' }, ruvini);
  expect(vague.json()).toMatchObject({
    error: 'Please say approved or rejected.',
    fields: { status: 'Please say approved or rejected.' },
  });
});

test('to verify anything else without a body is refused', async () => {
  const id = await addListing(api, 'vehicle', {}, mine());
  expect((await api.patch(`/vehicles/${id}/verify`, undefined, ruvini)).statusCode).toBe(400);
});
