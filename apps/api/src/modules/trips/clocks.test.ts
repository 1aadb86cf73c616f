import type { Trip } from '@serendib/contract/trips/trip';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';

const now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now });
let maja: SignedInPerson;
let trip: Trip;
let key: string;

beforeEach(async () => {
  await api.empty('users');
  maja = await api.signIn();
  trip = (await api.post('/trips', { title: 'Ours', stops: [{ id: 'kandy', name: 'Kandy' }] }, maja)).json();
  key = (await api.post(`/trips/${trip._id}/links`, { right: 'change' }, maja)).json().key;
});

const farAhead = '9999-12-31T23:59:59Z';
const longAgo = '0001-01-01T00:00:00Z';
const gone = [{ key: 'stop:x', at: longAgo }];
const earliest = '1970-01-01T00:00:00.000Z';

const opens = async () => {
  const path = `/trips/${trip._id}`;
  const shown = await api.get(path, maja);
  expect(shown.statusCode, shown.body).toBe(200);
  const { version } = shown.json();
  expect((await api.patch(path, { version, title: 'Hills' }, maja)).statusCode).toBe(200);
  const both = [{ _id: trip._id }, { _id: newId(), title: 'Another' }];
  expect((await api.post('/trips/merge', { trips: both }, maja)).statusCode).toBe(200);
  expect((await api.get('/trips', maja)).json()).toHaveLength(2);
  return shown.json();
};

test('a clock in the year 9999 makes no moment that a reply cannot show, by a link or one’s own', async () => {
  const sent = {
    ...{ _id: trip._id, gone, changedAt: { title: longAgo } },
    stops: [{ id: 'galle', name: 'Galle', position: 9, changedAt: longAgo }],
    items: [{ kind: 'destination', itemId: newId(), changedAt: longAgo }],
  };
  const body = { sentAt: farAhead, trip: sent };
  const brought = await api.post(`/trips/${trip._id}/merge?key=${key}`, body);
  expect(brought.statusCode, brought.body).toBe(200);
  expect(await opens()).toMatchObject({
    ...{ title: 'Ours', gone: [{ key: 'stop:x', at: earliest }], items: [{ changedAt: earliest }] },
    stops: [{ id: 'kandy' }, { id: 'galle', changedAt: earliest }],
  });
  const own = await api.post('/trips/merge', { sentAt: farAhead, trips: [{ ...sent, _id: newId() }] }, maja);
  expect([own.statusCode, own.json()[0]?.gone]).toEqual([200, [{ key: 'stop:x', at: earliest }]]);
});

test('a trip that was stored with such a moment is read and changed as all others', async () => {
  const stored = JSON.stringify([{ key: 'stop:x', at: '-007972-01-01T00:00:01.000Z' }]);
  await api.db.execute(sql`update trips set content = jsonb_set(content, '{gone}', ${stored}::jsonb)`);
  expect((await opens()).gone).toEqual([{ key: 'stop:x', at: earliest }]);
  expect((await api.post('/auth/export', {}, maja)).json().trips).toHaveLength(2);
});
