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

const seconds = (before: number) => new Date(now.getTime() - before * 1000).toISOString();
/** A copy whose notes were written, and whose stop was taken off the way, so many seconds ago. */
const written = (_id: string, notes: string, before: number) => ({
  ...{ _id, notes, changedAt: { notes: seconds(before) } },
  gone: [{ key: 'stop:x', at: seconds(before) }],
});
const bring = async (copy: object, sentAt?: string): Promise<Trip> => {
  const brought = await api.post('/trips/merge', { ...(sentAt && { sentAt }), trips: [copy] }, maja);
  expect(brought.statusCode, brought.body).toBe(200);
  return brought.json()[0];
};

test('what a device had only read is not dated anew by an upload that took its time, and does not win over what another changed', async () => {
  const read = written(newId(), 'Bring a torch', 10);
  const before = await bring(read);
  const path = `/trips/${read._id}`;
  const ours = (await api.post(`${path}/links`, { right: 'change' }, maja)).json().key;
  // By a clock that is ahead, by one that is behind, or on the way for so long.
  for (const late of [-30, 4, 30, 59]) {
    expect(await bring(read, seconds(late))).toEqual(before);
    const joined = await api.post(`${path}/merge?key=${ours}`, { sentAt: seconds(late), trip: read });
    const { version, changedAt, gone } = joined.json();
    expect({ version, changedAt, gone }).toEqual({
      ...{ version: before.version, changedAt: before.changedAt, gone: before.gone },
    });
  }
  const changed = await bring(written(read._id, 'And a map', 5));
  expect(changed).toMatchObject({ notes: 'And a map', version: before.version + 1 });
  expect(await bring(read, seconds(20))).toEqual(changed);
});

test('a device whose clock is wrong by more than an upload takes is put right by the difference', async () => {
  const brought = await bring(written(newId(), 'By an old clock', 3610), seconds(3600));
  expect(brought).toMatchObject({ changedAt: { notes: seconds(10) }, gone: [{ at: seconds(10) }] });
});
