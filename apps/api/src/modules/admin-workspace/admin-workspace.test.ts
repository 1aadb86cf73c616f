import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { deskNotes, newId } from '../../schema/index.ts';
import { addListing } from '../listings/testing.ts';
import { orderOf } from '../payments/testing.ts';

let now = new Date();
const api = useApi({ isTrial: true, clock: () => now, payments: { mode: 'simulator' } });
let [owner, ruvini, asanka] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date();
  await api.empty('listings', 'users', 'payments');
  owner = await api.signIn({ userName: 'Sunil Bandara' });
  ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  asanka = await api.signIn({ role: 'admin', userName: 'Asanka' });
});
const mine = (more: object = {}) => ({ status: 'pending' as const, ownerId: owner?.id ?? null, ...more });
const search = async (q: string) =>
  (await api.get(`/admin/search?q=${encodeURIComponent(q)}`, ruvini)).json();
const ids = (found: { _id: string }[]) => found.map(({ _id }) => _id).sort();

test('one search finds plates in any spelling and by their digits alone, telephones, people, titles and orders', async () => {
  const van = await addListing(
    api,
    'vehicle',
    { plateNumber: 'WP CAB-4321', contactPhone: '+94771112223' },
    mine(),
  );
  const tour = await addListing(api, 'tour', { name: 'Whales off Mirissa' }, mine());
  const gone = await addListing(api, 'blog', { title: 'Whales gone' }, mine({ deletedAt: now }));
  for (const typed of [
    'WP CAB-4321',
    'cab4321',
    'CAB 4321',
    '4321',
    'WPCAB4321',
    '077 111 2223',
    '+94771112223',
  ]) {
    const found = await search(typed);
    expect([typed, ids(found.listings), ids(found.people)]).toEqual([typed, [van], [owner?.id]]);
  }
  const whales = await search('whales');
  expect(ids(whales.listings)).toEqual([tour]);
  expect(ids(whales.listings)).not.toContain(gone);
  const byName = await search('sunil bandara');
  expect([ids(byName.listings), ids(byName.people)]).toEqual([[van, tour].sort(), [owner?.id]]);
  const { orderId } = await orderOf(api, owner as SignedInPerson, { serviceType: 'guide_premium_monthly' });
  for (const typed of [orderId, orderId.slice(-6)])
    expect((await search(typed)).payments).toMatchObject([
      { orderId, status: 'pending', userName: 'Sunil Bandara' },
    ]);
  expect((await api.get('/admin/search?q=x', ruvini)).statusCode).toBe(400);
});

test('administrators note things of listings and people, delete their own alone, and the person may ask for them', async () => {
  const listingId = await addListing(api, 'tour', {}, mine());
  const add = (body: object, who = ruvini) => api.post('/admin/notes', body, who);
  const made = await add({ listingId, text: ' Called, no answer. ' });
  expect(made.json()).toMatchObject({ authorName: 'Ruvini', text: 'Called, no answer.' });
  await add({ userId: owner?.id, text: 'Came to the office.' }, asanka);
  expect((await add({ listingId: newId(), text: 'Nothing.' })).statusCode).toBe(404);
  expect((await add({ text: 'Of nothing.' })).statusCode).toBe(400);
  expect((await add({ listingId, text: ' ' })).json()).toMatchObject({
    fields: { text: 'Please write something.' },
  });
  expect((await api.get(`/admin/notes?listingId=${listingId}`, asanka)).json()).toHaveLength(1);
  const mineToo = (await api.post('/auth/export', {}, owner)).json();
  expect(JSON.stringify(mineToo)).toContain('Came to the office.');
  expect(JSON.stringify(mineToo)).not.toContain('Asanka');
  expect((await api.delete(`/admin/notes/${made.json()._id}`, asanka)).statusCode).toBe(404);
  expect((await api.delete(`/admin/notes/${made.json()._id}`, ruvini)).statusCode).toBe(204);
  expect((await api.get(`/admin/notes?listingId=${listingId}`, asanka)).json()).toEqual([]);
  expect((await api.get('/admin/notes', asanka)).statusCode).toBe(400);
});

test('that something was noted, of whom or what, and that a note was deleted is in the audit without its words', async () => {
  const listingId = await addListing(api, 'tour', { name: 'Whales off Mirissa' }, mine());
  const add = async (body: object) => (await api.post('/admin/notes', body, ruvini)).json()._id;
  const ofListing = await add({ listingId, text: 'Called, no answer.' });
  const ofPerson = await add({ userId: owner?.id, text: 'Came to the office.' });
  await api.delete(`/tours/${listingId}`, { ...ruvini, payload: { reason: 'Twice the same.' } });
  for (const id of [ofListing, ofPerson]) await api.delete(`/admin/notes/${id}`, ruvini);
  const entries = (await api.get('/admin/audit', ruvini)).json();
  const [tour, person] = [
    { thing: 'tour', thingId: listingId, thingName: 'Whales off Mirissa', actorName: 'Ruvini' },
    { thing: 'user', thingId: owner?.id, thingName: 'Sunil Bandara', actorName: 'Ruvini' },
  ];
  expect(entries).toMatchObject([
    { action: 'delete note', ...person },
    { action: 'delete note', ...tour },
    { action: 'delete', ...tour },
    { action: 'add note', ...person },
    { action: 'add note', ...tour },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/no answer|the office/);
});

test('who notes something is answered with their own note, whoever else notes something at the same moment', async () => {
  const listingId = await addListing(api, 'tour', {}, mine());
  const texts = Array.from({ length: 12 }, (_, n) => `Note ${n}`);
  const made = await Promise.all(
    texts.map((text, n) => api.post('/admin/notes', { listingId, text }, n % 2 ? asanka : ruvini)),
  );
  expect(made.map((reply) => reply.json().text)).toEqual(texts);
});

test('of very many notes the newest come first, with how many there are, and a link leads on to the others', async () => {
  const listingId = await addListing(api, 'tour', {}, mine());
  const authorId = ruvini?.id ?? '';
  const rows = Array.from({ length: 203 }, (_, n) => ({ id: newId(), text: `Note ${n}`, at: now }));
  await api.db.insert(deskNotes).values(rows.map((row) => ({ ...row, listingId, authorId })));
  const texts = ({ json }: { json: () => { text: string }[] }) => json().map(({ text }) => text);
  const first = await api.get(`/admin/notes?listingId=${listingId}`, asanka);
  expect([texts(first)[0], texts(first).length, first.headers['x-total-count']]).toEqual([
    'Note 202',
    200,
    '203',
  ]);
  const [, next = ''] = /^<\/api([^>]+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
  const rest = await api.get(next, asanka);
  expect([texts(rest), rest.headers.link]).toEqual([['Note 2', 'Note 1', 'Note 0'], undefined]);
  expect((await api.get(`/admin/notes?listingId=${listingId}&cursor=none`, asanka)).statusCode).toBe(400);
});

test('who has a listing open is told to others until they close it, or nothing more is heard of them', async () => {
  const id = await addListing(api, 'tour', {}, mine());
  const look = async (who: SignedInPerson | undefined) =>
    (await api.put(`/admin/listings/${id}/presence`, undefined, who)).json().others;
  expect(await look(ruvini)).toEqual([]);
  const since = now.toISOString();
  now = new Date(now.getTime() + 30_000);
  expect(await look(asanka)).toEqual([{ userName: 'Ruvini', since }]);
  await look(ruvini);
  now = new Date(now.getTime() + 30_000);
  expect(await look(asanka)).toEqual([{ userName: 'Ruvini', since }]);
  now = new Date(now.getTime() + 46_000);
  expect(await look(asanka)).toEqual([]);
  await look(ruvini);
  expect((await api.delete(`/admin/listings/${id}/presence`, ruvini)).statusCode).toBe(204);
  expect(await look(asanka)).toEqual([]);
  expect((await api.put(`/admin/listings/${newId()}/presence`, undefined, ruvini)).statusCode).toBe(404);
});
