import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { actions, addVehicle, anOffer, asked } from '../testing.ts';

const api = useApi({ clock: () => new Date('2027-01-05T10:00:00Z'), isTrial: true });
const { ask } = actions(api);
let [maja, nimal, other] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let van: string;

beforeEach(async () => {
  await api.empty('agreements', 'inquiries', 'listings', 'users');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  other = await api.signIn({ userName: 'Kumari' });
  van = await addVehicle(api, nimal.id);
});

test.each([
  [{ from: undefined, to: undefined }, 'from'],
  [{ from: '2026-12-31', to: '2027-01-09' }, 'from'],
  [{ from: '2027-02-10', to: '2027-02-09' }, 'to'],
  [{ from: '2027-02-10', to: '2028-02-09' }, 'to'],
  [{ month: '2027-02' }, 'month'],
  [{ from: undefined, to: undefined, month: '2026-12' }, 'month'],
  [{ adults: 0 }, 'adults'],
  [{ children: [18] }, 'children.0'],
  [{ message: '   ' }, 'message'],
  [{ message: 'x'.repeat(2_001) }, 'message'],
  [{ itemIds: [] }, 'itemIds'],
  [{ itemIds: [{ kind: 'blog', _id: newId() }] }, 'itemIds.0.kind'],
])('what is asked wrongly is refused with words at the field: %j', async (wrong, field) => {
  const refused = await api.post('/inquiries', asked([van], wrong), maja);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(Object.keys(refused.json().fields), refused.body).toContain(field);
});

test.each([
  [{ lines: [] }, 'lines'],
  [{ lines: [{ label: 'Van', quantity: 0, unit: 'day', unitPrice: 1 }] }, 'lines.0.quantity'],
  [{ lines: [{ label: 'Van', quantity: 1, unit: 'day', unitPrice: -1 }] }, 'lines.0.unitPrice'],
  [{ lines: [{ label: 'Van', quantity: 1, unit: 'day', unitPrice: 0.5 }] }, 'lines.0.unitPrice'],
  [
    {
      lines: Array.from({ length: 30 }, () => ({
        label: 'Van',
        quantity: 100_000,
        unit: 'day',
        unitPrice: 100_000_000,
      })),
    },
    'lines',
  ],
  [{ kilometresIncluded: -1 }, 'kilometresIncluded'],
  [{ pricePerKm: 0.5 }, 'pricePerKm'],
  [{ validUntil: '2027-01-04' }, 'validUntil'],
  [{ validUntil: 'soon' }, 'validUntil'],
  [{ from: '2027-01-01' }, 'from'],
])('a wrong offer is refused with words at the field (case %#)', async (wrong, field) => {
  const [thread] = await ask(asked([van]), maja);
  const refused = await api.post(`/inquiries/${thread?._id}/offers`, anOffer(wrong), nimal);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(Object.keys(refused.json().fields), refused.body).toContain(field);
});

test('what is one’s own, of our team or taken down cannot be asked', async () => {
  const ours = await addVehicle(api, null);
  const hidden = await addVehicle(api, nimal.id, { status: 'pending' });
  expect((await api.post('/inquiries', asked([van]), nimal)).statusCode).toBe(409);
  expect((await api.post('/inquiries', asked([ours]), maja)).statusCode).toBe(409);
  expect((await api.post('/inquiries', asked([hidden]), maja)).statusCode).toBe(404);
});

test('what is asked while its partner’s account is being deleted waits for that, and is no longer there', async () => {
  let asking: ReturnType<typeof api.post> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`update users set deleted_at = now() where id = ${nimal.id}::uuid`);
    await tx.execute(sql`update listings set deleted_at = now() where id = ${van}::uuid`);
    asking = api.post('/inquiries', asked([await addVehicle(api, other.id), van]), maja);
    await untilWaiting(api.db);
  });
  const refused = await asking;
  expect([refused?.statusCode, refused?.json().fields]).toEqual([
    404,
    { 'itemIds.1': 'This is not there any more.' },
  ]);
});
