import { endpoints } from '@serendib/contract';
import type { EndpointKey } from '@serendib/contract/endpoint';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addListing, exampleOf } from './modules/listings/testing.ts';
import { startStandIn } from './modules/payments/gateway/testing.ts';
import { TestInternet } from './platform/fetch-public/testing.ts';
import { type SignedInPerson, useApi } from './platform/testing.ts';
import { audit, inquiries, listings, payments, reviews } from './schema/index.ts';
import { addOwnedThings, addPending, inDays } from './testing/owned-things.ts';

const gateway = await startStandIn();
const addresses = { checkout: 'https://gateway.test/pay/checkout', merchantApi: gateway.base };
const api = useApi({
  ...{ isTrial: true, network: new TestInternet() },
  payments: { mode: 'sandbox', merchant: simulatorMerchant, addresses },
});

/** What administrators change and no audit needs to tell. */
const untold: Partial<Record<EndpointKey, string>> = {
  'PUT /admin/listings/{id}/presence': 'who looks at it is forgotten after 45 seconds',
  'DELETE /admin/listings/{id}/presence': 'who looks at it is forgotten after 45 seconds',
  'POST /admin/listings/warnings': 'it changes nothing: it asks about so many that they stand in the body',
};

const changing = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => !key.startsWith('GET ') && endpoints[key as keyof typeof endpoints].access === 'admin',
);

type Call = [key: EndpointKey, path: string, body?: object];

/** Each call with what it names, in an order in which each finds something to do. */
async function callsOf(admin: SignedInPerson): Promise<Call[]> {
  const { db } = api;
  const [owner, partner, other] = [await api.signIn(), await api.signIn(), await api.signIn()];
  const newcomer = await api.signIn({ emailVerifiedAt: null });
  const things = await addOwnedThings(api, { owner, partner, admin });
  const { ids, listings: owned } = things;
  const waiting = await addPending(api, other.id);
  const many = await addListing(api, 'tour', {}, { ownerId: other.id, status: 'pending' });
  const toLookAt = { needsReview: true, isPremium: true };
  await db
    .update(listings)
    .set(toLookAt)
    .where(inArray(listings.id, Object.values(owned)));
  await db.update(inquiries).set({ reportedAt: new Date() }).where(eq(inquiries.id, things.threads.asked));
  const deleted = await addListing(api, 'tour', {}, { ownerId: owner.id, deletedAt: new Date() });
  const [unread] = await db
    .insert(reviews)
    .values({ itemType: 'tour', itemId: owned.tour, userId: partner.id, rating: 1, waitingSince: new Date() })
    .returning();
  await api.post(`/reviews/${ids.reviews}/report`, { reason: 'It was not me.' }, owner);
  const orderOf = async (orderId = '') => {
    const [found] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    return found ?? { id: '', orderId, amountCents: 0 };
  };
  const [paid, pending] = [await orderOf(things.paid), await orderOf(ids.complete)];
  const transactionId = gateway.pay(paid.orderId, paid.amountCents / 100);
  await db.update(payments).set({ transactionId }).where(eq(payments.id, paid.id));
  await db.execute(sql`select graphile_worker.add_job('tallies:fold', '{}')`);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  const { version: _, updatedAt: __, ...settings } = (await api.get('/admin/settings', admin)).json();
  const place = { name: 'Hidden falls', district: 'Kandy', description: 'Two falls.', attractions: ['Pool'] };
  const decided = (kind: KindName): Call[] => {
    const { path }: { path: string } = kinds[kind];
    return [
      [`PATCH ${path}/{id}/verify` as EndpointKey, `${path}/${waiting[kind]}/verify`, { status: 'approved' }],
      [`PATCH ${path}/{id}/reviewed` as EndpointKey, `${path}/${owned[kind]}/reviewed`],
    ];
  };
  const featured = (word: string, id: string): Call => [
    `PATCH /admin/${word}/{id}/feature` as EndpointKey,
    `/admin/${word}/${id}/feature`,
    { status: 'homepage' },
  ];
  const ofReview = (what: string, body: object, id = ids.reviews): Call => [
    `PATCH /admin/reviews/{id}/${what}` as EndpointKey,
    `/admin/reviews/${id}/${what}`,
    body,
  ];
  const [vehicle, guide] = [owned.vehicle, owned.tourGuide];
  return [
    ...kindNames.flatMap(decided),
    featured('vehicles', vehicle),
    featured('business-listings', owned.businessListing),
    featured('tour-guides', guide),
    ['POST /admin/tour-guides/{id}/extend-premium', `/admin/tour-guides/${guide}/extend-premium`],
    ['DELETE /admin/tour-guides/{id}/premium', `/admin/tour-guides/${guide}/premium`],
    ['PATCH /tour-guides/{id}/restore-premium', `/tour-guides/${guide}/restore-premium`, { durationDays: 9 }],
    ['POST /admin/vehicles/{id}/premium', `/admin/vehicles/${waiting.vehicle}/premium`, {}],
    ['DELETE /admin/vehicles/{id}/premium', `/admin/vehicles/${waiting.vehicle}/premium`],
    ['PUT /vehicles/{id}', `/vehicles/${vehicle}`, { pricePerDay: 9_000 }],
    ['PUT /blogs/{id}', `/blogs/${owned.blog}`, { title: 'Another title' }],
    ['POST /tours', '/tours', exampleOf('tour')],
    ['POST /blogs', '/blogs', exampleOf('blog')],
    [
      'PUT /admin/listings/{id}/seen/{type}',
      `/admin/listings/${vehicle}/seen/insurance`,
      { validUntil: inDays(90) },
    ],
    ['DELETE /admin/listings/{id}/seen/{type}', `/admin/listings/${vehicle}/seen/insurance`],
    ['POST /admin/listings/{id}/restore', `/admin/listings/${deleted}/restore`],
    [
      'POST /admin/listings/bulk',
      '/admin/listings/bulk',
      { action: 'reject', reason: 'Dark.', items: [{ kind: 'tour', _id: many }] },
    ],
    ['POST /admin/listings/undo', '/admin/listings/undo', { ids: [many] }],
    ['POST /admin/notes', '/admin/notes', { userId: owner.id, text: 'Came to the office.' }],
    ['DELETE /admin/notes/{id}', `/admin/notes/${ids.notes}`],
    ofReview('keep', {}),
    ofReview('hide', { reason: 'It names a child.' }),
    ofReview('restore', {}),
    ofReview('approve', {}, unread?.id),
    ['DELETE /admin/reviews/{id}', `/admin/reviews/${unread?.id}`, { reason: 'It names a child.' }],
    [
      'POST /admin/inquiries/{id}/close-report',
      `/admin/inquiries/${things.threads.asked}/close-report`,
      { reason: 'Both were spoken with.' },
    ],
    ['POST /admin/alerts/{id}/answer', `/admin/alerts/${ids.alerts}/answer`],
    ['POST /admin/failed-jobs/try-again', '/admin/failed-jobs/try-again', { task: 'tallies:fold' }],
    ['PUT /admin/settings', '/admin/settings', { ...settings, contactEmail: 'desk@serendib.example' }],
    ['POST /destinations', '/destinations', place],
    ['PUT /destinations/{id}', `/destinations/${ids.destinations}`, { ...place, name: 'Lower falls' }],
    [
      'POST /admin/destinations/import',
      '/admin/destinations/import',
      { csv: 'name,district,description,attractions\nPuttur,Kandy,A well.,Well', dryRun: false },
    ],
    ['DELETE /destinations/{id}', `/destinations/${ids.destinations}`],
    ['PATCH /payments/{id}/complete', `/payments/${pending.id}/complete`, { note: 'Seen at the bank' }],
    [
      'POST /admin/payments/{id}/refund',
      `/admin/payments/${paid.id}/refund`,
      { reason: 'duplicate', reportedOn: inDays(0) },
    ],
    ['POST /admin/payments/reconcile', '/admin/payments/reconcile'],
    ['PATCH /admin/chargebacks/{orderId}', `/admin/chargebacks/${ids.chargebacks}`, { dueOn: inDays(9) }],
    ['POST /admin/users/{id}/resend-verification', `/admin/users/${newcomer.id}/resend-verification`],
    ['PATCH /admin/users/{id}/role', `/admin/users/${other.id}/role`, { role: 'admin' }],
    [
      'POST /admin/users/{id}/suspend',
      `/admin/users/${partner.id}/suspend`,
      { reason: 'It asks for money.' },
    ],
    ['POST /admin/users/{id}/restore', `/admin/users/${partner.id}/restore`],
  ];
}

test('each change by an administrator is in the audit, or named as what need not be', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const calls = await callsOf(admin);
  const entries = async () => (await api.db.select({ n: count() }).from(audit))[0]?.n ?? 0;
  const wrong: string[] = [];
  for (const [key, path, payload] of calls) {
    const before = await entries();
    const method = key.split(' ')[0] as 'POST';
    const reply = await api.app.inject({ method, url: `/api${path}`, ...admin, ...(payload && { payload }) });
    if (reply.statusCode >= 300) wrong.push(`${key}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
    else if ((await entries()) === before) wrong.push(`${key} is in no audit: ${reply.body.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
  expect([...new Set(calls.map(([key]) => key)), ...Object.keys(untold)].sort()).toEqual(changing.sort());
});
