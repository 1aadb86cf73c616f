import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { textOf } from '../../../platform/pdf/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

const api = useApi({ clock: () => new Date('2027-01-05T10:00:00Z'), isTrial: true });
const { ask, offer, accept, act, mailsTo } = actions(api);
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

const pdfOf = async (id: string, who: SignedInPerson) =>
  textOf((await api.get(`/inquiries/${id}/agreement`, who)).rawPayload);

test('an agreement has the names under which both agreed, however they are called later, until one of them leaves', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await accept(id, (await offer(id, nimal))._id, maja);
  await api.db.execute(sql`update users set user_name = 'Lanka Cabs' where id = ${nimal.id}::uuid`);
  await api.db.execute(sql`update users set user_name = 'maja99' where id = ${maja.id}::uuid`);
  for (const who of [maja, nimal]) expect(await pdfOf(id, who)).toContain('Between Maja and Nimal');
  const days = await api.get(`/inquiries/${id}/agreement-calendar`, maja);
  expect(days.body.replaceAll('\r\n ', '')).toContain('between Maja and Nimal');
  await api.db.execute(sql`update users set password_hash = null where id = ${nimal.id}::uuid`);
  expect((await api.delete('/auth/account', { ...nimal, payload: {} })).statusCode).toBe(204);
  expect(await pdfOf(id, maja)).toContain('Between Maja and A partner who has left');
});

test('the days of an agreement that its partner has put into another calendar do not come back from it, and are free once it is cancelled', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await accept(id, (await offer(id, nimal))._id, maja);
  const told = await api.get(`/inquiries/${id}/agreement-calendar`, nimal);
  const bring = async (listing: string) => {
    const file = { bytes: told.rawPayload, name: 'mine.ics', type: 'text/calendar', field: 'calendar' };
    const { payload, options } = await multipart({}, file, nimal.headers);
    const brought = await api.post(`/vehicles/${listing}/calendar/imports`, payload, options);
    expect(brought.statusCode, brought.body).toBe(201);
  };
  await bring(van);
  expect((await act(id, 'cancel', maja, { reason: 'We are ill.' })).statusCode).toBe(200);
  const days = async (listing: string) =>
    (await api.get(`/vehicles/${listing}/calendar?to=2027-12-31`)).json().days;
  expect(await days(van)).toEqual([]);
  // Another van with the same driver is away with it.
  const another = await addVehicle(api, nimal.id);
  await bring(another);
  expect(await days(another)).toEqual([{ from: '2027-02-10', to: '2027-02-14', state: 'busy' }]);
});

test('the name under which a guest agreed stays when an account takes the thread', async () => {
  const email = 'anna@example.org';
  const [thread] = await ask(asked([van], { guest: { name: 'Anna Schmidt', email } }));
  const id = thread?._id ?? '';
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  const key = link?.key ?? '';
  await api.post(withKey(id, key, '/confirm'));
  const { _id } = await offer(id, nimal);
  expect((await api.post(withKey(id, key, `/offers/${_id}/accept`))).statusCode).toBe(200);
  const anna = await api.signIn({ email, userName: 'anna99' });
  await api.get('/inquiries/unread', anna);
  expect(await pdfOf(id, anna)).toContain('Between Anna Schmidt and Nimal');
});

test.each([
  ['si', 'දින 4 ක්'],
  ['ta', '4 நாட்கள்'],
])('the PDF of an agreement is in the language of its reader: %s', async (language, days) => {
  const lines = [{ label: 'KDH', quantity: 4, unit: 'day', unitPrice: 20_000 }];
  const ours = { lines, included: ['Fuel'], notIncluded: ['Driver'], cancellation: { freeUntilDays: 7 } };
  const said = await agreementOf(ours, language);
  expect(said).not.toContain('Fuel');
  // What a partner wrote, though a label of ours is the same word.
  expect(said).toContain('Driver');
  expect(said).toContain(`KDH: ${days} `);
  expect(said).not.toMatch(/\bdays?\b|\beach\b|LKR|Free of charge/);
});

test.each([
  ['si', 'අමතර කිලෝමීටර'],
  ['ta', 'கூடுதல் கிலோமீட்டர்கள்'],
])(
  'a line that a page named by itself is told in the language of its reader, on the page and in the PDF: %s',
  async (language, told) => {
    const lines = ['Further kilometres', 'Further'].map((label) => ({
      ...{ label, quantity: 120, unit: 'km', unitPrice: 90 },
    }));
    const said = await agreementOf({ lines }, language);
    expect(said).not.toContain('Further kilometres');
    expect(said).toContain('Further: ');
    const headers = { ...maja.headers, 'accept-language': language };
    const [listed] = (await api.get('/inquiries', maja)).json();
    const thread = (await api.get(`/inquiries/${listed._id}`, { headers })).json();
    expect(thread.offers[0].lines).toMatchObject([{ label: told }, { label: 'Further' }]);
  },
);

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
