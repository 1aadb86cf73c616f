import { endpoints } from '@serendib/contract';
import type { Endpoint, EndpointKey } from '@serendib/contract/endpoint';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId, payments } from '../../../schema/index.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { addListing } from '../../listings/testing.ts';

const now = new Date('2027-02-10T06:00:00.000Z');
const api = useApi({ clock: () => now });
let admin: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users', 'payments', 'audit', 'destinations');
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
});
const asAdmin = () => ({ headers: admin.headers });
const exported = async (path: string) => {
  const reply = await api.get(`/admin/exports/${path}`, asAdmin());
  expect([path, reply.statusCode]).toEqual([path, 200]);
  return { reply, rows: parse(reply.payload, { bom: true, columns: true }) as Record<string, string>[] };
};

test('a table goes out as a file that table programs read, as it was narrowed, all of it', async () => {
  const owner = await api.signIn({ userName: '=cmd|calc', email: 'o@example.lk' });
  for (let i = 0; i < 3; i++) await addListing(api, 'vehicle', {}, { status: 'pending', ownerId: owner.id });
  await addListing(api, 'vehicle', {
    vehicleModel: '-1+1 "Caravan", long\nand සිංහල',
    contactPhone: '+94771234567',
  });
  const { reply, rows } = await exported('vehicles?status=approved');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toBe(
    'attachment; filename="serendib-vehicles-2027-02-10.csv"',
  );
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(rows).toMatchObject([
    { vehicleModel: '\'-1+1 "Caravan", long\nand සිංහල', contactPhone: "'+94771234567", status: 'approved' },
  ]);
  const pending = (await exported('vehicles?status=pending&sort=oldest')).rows;
  expect(pending).toHaveLength(3);
  expect(pending[0]).toMatchObject({ accountName: "'=cmd|calc", features: expect.stringContaining('; ') });
  expect((await api.get('/admin/exports/vehicles?limit=3', asAdmin())).statusCode).toBe(400);
});

test('signs of full width, which some table programs read as formulas too, are marked as text', async () => {
  for (const sign of '＝＋－＠') await api.signIn({ userName: `${sign}SUM(A1)` });
  const names = (await exported('users')).rows.map(({ userName }) => userName);
  for (const sign of '＝＋－＠') expect(names).toContain(`'${sign}SUM(A1)`);
});

test('the line of an account says what the table says of it, and the others stay out', async () => {
  const email = 'gihan@example.lk';
  const owner = await api.signIn({ userName: 'Gihan Peiris', email });
  await addListing(api, 'businessListing', {}, { ownerId: owner.id });
  const { rows } = await exported(`users?search=${encodeURIComponent(email)}`);
  expect(rows).toMatchObject([
    { userName: 'Gihan Peiris', email, role: 'user', listingCount: '1', suspendedAt: '' },
  ]);
  expect(rows).toHaveLength(1);
});

test('a long table goes out whole, page by page', async () => {
  await api.db.execute(sql`insert into users (id, user_name, email)
    select gen_random_uuid(), 'Person ' || i, 'p' || i || '@example.lk' from generate_series(1, 1203) i`);
  const { rows } = await exported('users?sort=name');
  expect(rows).toHaveLength(1204);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(1204);
});

test('every table is exported, an empty one with its heading, and who took it is written down', async () => {
  for (const table of [
    'tour-guides',
    'tours',
    'affiliate-links',
    'blogs',
    'destinations',
    'reviews',
    'payments',
    'chargebacks',
  ]) {
    const { reply, rows } = await exported(table);
    expect([table, rows, reply.payload.split(',').length > 5]).toEqual([table, [], true]);
  }
  const { rows } = await exported('audit?action=export');
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatchObject({ actorName: 'Ruvini', thing: 'audit', thingName: 'CSV' });
  expect(rows.at(-1)).toMatchObject({ actorName: 'Ruvini', thing: 'tourGuide' });
});

test('who asks for the head of a file has taken none, and none is written down', async () => {
  for (const file of [
    'tour-guides',
    'destinations',
    'users',
    'reviews',
    'audit',
    'payments',
    'chargebacks',
  ]) {
    const url = `/api/admin/exports/${file}`;
    const reply = await api.app.inject({ method: 'HEAD', url, headers: admin.headers });
    expect([file, reply.statusCode]).toEqual([file, 404]);
  }
  expect((await exported('audit')).rows.map(({ action }) => action)).toEqual(['export']);
});

/** What administrators are given in rows, beside its file or why it has none. */
const tables: Partial<Record<EndpointKey, string>> = {
  ...{ 'GET /admin/users': 'users', 'GET /admin/audit': 'audit', 'GET /admin/reviews': 'reviews' },
  ...{ 'GET /admin/payments': 'payments', 'GET /admin/chargebacks': 'chargebacks' },
  ...{ 'GET /tour-guides/all': 'tour-guides', 'GET /vehicles/all': 'vehicles', 'GET /tours/all': 'tours' },
  ...{ 'GET /affiliate-links/all': 'affiliate-links', 'GET /blogs/all': 'blogs' },
  'GET /admin/pending/{kind}': 'vehicles',
  'GET /admin/deleted-listings': 'none: a file would keep what is emptied after thirty days',
  'GET /admin/inquiries': 'none: who reported whom, and why, is private',
  'GET /admin/alerts': 'none: alerts are answered, and the audit has who did it',
  'GET /admin/revenue': 'none: it is the sum of payments',
  'GET /admin/notes': 'none: they are of one person or listing',
  'GET /admin/listings/{id}/seen': 'none: they are of one listing',
};

test('each table of administrators has a file, or a reason for having none', () => {
  const calls = Object.entries(endpoints as Record<string, Endpoint>);
  const inRows = calls.flatMap(([key, { access, success }]) =>
    key.startsWith('GET ') && access === 'admin' && success.reply instanceof z.ZodArray ? [key] : [],
  );
  expect(Object.keys(tables).sort()).toEqual(inRows.sort());
  const files = Object.values(tables).filter((file = '') => !file.startsWith('none: '));
  const exportable = calls.map(([key]) => key).filter((key) => key.startsWith('GET /admin/exports/'));
  expect([...new Set([...files, 'destinations'])].map((file) => `GET /admin/exports/${file}`).sort()).toEqual(
    exportable.sort(),
  );
});

test('destinations that went out come in again as they were', async () => {
  await loadPlaces(api.db);
  const { reply } = await exported('destinations');
  const report = await api.post('/admin/destinations/import', { csv: reply.payload }, asAdmin());
  const { lines, ...counts } = report.json();
  expect(lines.filter(({ action }: { action: string }) => action !== 'same')).toEqual([]);
  expect(counts).toMatchObject({ created: 0, changed: 0, wrong: 0 });
  expect(counts.same).toBeGreaterThan(50);
});

test('the file of destinations forgives the spelling that the table beside it forgives, and no other', async () => {
  await loadPlaces(api.db);
  const rowsOf = async (query: string) => {
    const listed = (await api.get(`/destinations?${query}&sort=name`)).json() as { name: string }[];
    const { rows } = await exported(`destinations?${query}`);
    const [names, exportedNames] = [listed, rows].map((all) => all.map(({ name }) => name).sort());
    expect([query, exportedNames]).toEqual([query, names]);
    return exportedNames;
  };
  expect(await rowsOf('search=Sigirya')).toContain('Sigiriya');
  expect(await rowsOf('search=Sigirya&district=Matale')).toContain('Sigiriya');
  expect(await rowsOf('search=Sigiriya&district=Galle')).toEqual([]);
});

test('revenue comes by month in Sri Lanka and service; test payments do not count', async () => {
  const userId = (await api.signIn()).id;
  const pay = (paidAt: string, more: Partial<typeof payments.$inferInsert> = {}) =>
    api.db.insert(payments).values({
      ...{ orderId: newId(), userId, serviceType: 'guide_premium_monthly', amountCents: 500_00 },
      ...{ status: 'completed', mode: 'live', isCurrent: false, createdAt: now, updatedAt: now },
      paidAt: new Date(paidAt),
      ...more,
    });
  await pay('2027-02-01T00:00:00+05:30');
  await pay('2027-01-31T23:59:59+05:30');
  await pay('2027-02-05T00:00:00Z', { serviceType: 'sponsored_blog_post', amountCents: 700_00 });
  await pay('2027-02-05T00:00:00Z', { serviceType: 'test_payment', amountCents: 9_00 });
  await pay('2027-02-05T00:00:00Z', { status: 'refunded' });
  await pay('2027-02-05T00:00:00Z', { userId: admin.id });
  const theirs = `/admin/payments?userId=${admin.id}`;
  expect((await api.get(theirs, asAdmin())).json()).toMatchObject([{ user: { _id: admin.id } }]);
  expect((await exported(`payments?userId=${admin.id}`)).rows).toHaveLength(1);
  await api.db.execute(sql`delete from payments where user_id = ${admin.id}`);
  // An unpaid one has no day.
  await pay('2027-02-06T00:00:00Z', { status: 'pending', paidAt: null });
  const lines = (await exported('payments')).rows;
  expect(lines.map(({ paidAt, paidOn }) => [paidAt, paidOn]).sort()).toEqual([
    ['', ''],
    ['2027-01-31T18:29:59.000Z', '2027-01-31'],
    ['2027-01-31T18:30:00.000Z', '2027-02-01'],
    ...Array.from({ length: 3 }, () => ['2027-02-05T00:00:00.000Z', '2027-02-05']),
  ]);
  const months = (await api.get('/admin/revenue?months=3', asAdmin())).json();
  expect(months).toEqual([
    { month: '2026-12', total: 0, services: [] },
    { month: '2027-01', total: 500, services: [expect.objectContaining({ count: 1, amount: 500 })] },
    {
      month: '2027-02',
      total: 1200,
      services: [
        {
          serviceType: 'guide_premium_monthly',
          words: 'Tour guide premium, one month',
          amount: 500,
          count: 1,
        },
        { serviceType: 'sponsored_blog_post', words: 'Sponsored blog post', amount: 700, count: 1 },
      ],
    },
  ]);
});
