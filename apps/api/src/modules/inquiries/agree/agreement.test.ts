import { beforeEach, expect, test } from 'vitest';
import { textOf } from '../../../platform/pdf/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const api = useApi({ clock: () => new Date('2027-01-05T10:00:00Z'), isTrial: true });
const { ask, offer, accept } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];
let van = '';

beforeEach(async () => {
  await api.empty('agreements', 'inquiries', 'listings', 'users');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
});

async function agreementOf(more: object, language = 'en', traveller = maja) {
  const [thread] = await ask(asked([van]), traveller);
  const id = thread?._id ?? '';
  await accept(id, (await offer(id, nimal, more))._id, traveller);
  const pdf = await api.get(`/inquiries/${id}/agreement`, {
    headers: { ...traveller.headers, 'accept-language': language },
  });
  expect(pdf.statusCode, pdf.body).toBe(200);
  return textOf(pdf.rawPayload);
}

test('the PDF of an agreement says of each line how many of what it is for, and the end of it as the page does', async () => {
  const lines = [
    { label: 'Van with driver', quantity: 4, unit: 'day', unitPrice: 20_000 },
    { label: 'Bed of the driver', quantity: 1, unit: 'night', unitPrice: 3_000 },
    { label: 'Further kilometres', quantity: 120, unit: 'km', unitPrice: 90 },
    { label: 'Tickets', quantity: 2, unit: 'person', unitPrice: 5_000 },
    { label: 'Airport', quantity: 1, unit: 'trip', unitPrice: 9_000 },
  ];
  const said = await agreementOf({ lines, cancellation: { freeUntilDays: 0 } });
  for (const line of [
    'Van with driver: 4 days for LKR 20,000 each = LKR 80,000',
    'Bed of the driver: 1 night for LKR 3,000 each = LKR 3,000',
    'Further kilometres: 120 km for LKR 90 each = LKR 10,800',
    'Tickets: 2 people for LKR 5,000 each = LKR 10,000',
    'Airport: once for LKR 9,000 each = LKR 9,000',
    'In all: LKR 112,800',
    'Cancellation: Free of charge until the first day',
  ])
    expect(said).toContain(line);
});

test.each([
  ['si', 'දින 4 ක්'],
  ['ta', '4 நாட்கள்'],
])('the PDF of an agreement is in the language of its reader: %s', async (language, days) => {
  const lines = [{ label: 'KDH', quantity: 4, unit: 'day', unitPrice: 20_000 }];
  const ours = { lines, included: [], notIncluded: [], cancellation: { freeUntilDays: 7 } };
  const said = await agreementOf(ours, language);
  expect(said).toContain(`KDH: ${days} `);
  expect(said).not.toMatch(/\bdays?\b|\beach\b|LKR|Free of charge/);
});

test.each(['Иван Петров', 'Әлия', 'Γιώργος', 'Nguyễn Văn Đức', 'නිමාලි', 'Dvořák'])(
  'the PDF of an agreement has the name of a traveller in letters that its fonts have: %s',
  async (userName) => {
    const said = (await agreementOf({}, 'en', await api.signIn({ userName }))).replaceAll(' ', '');
    expect(said).toContain(`Between${userName}andNimal`.replaceAll(' ', ''));
    expect(said).not.toContain('[…]');
  },
);

test.each(['王伟', 'محمد علي', 'สมชาย'])(
  'the PDF of an agreement says that letters are left out which its fonts have not: %s',
  async (userName) => {
    const said = await agreementOf({}, 'en', await api.signIn({ userName }));
    expect(said).toMatch(/Between \[…\](?: \[…\])? and Nimal/);
    expect(said).toContain('Where […] stands, letters are left out that this file cannot show.');
  },
);
