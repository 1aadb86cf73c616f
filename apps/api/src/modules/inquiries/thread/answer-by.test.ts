import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, passTime } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('inquiries', 'listings', 'users');
  [maja, nimal] = [await api.signIn({ userName: 'Maja' }), await api.signIn({ userName: 'Nimal' })];
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-01'`);
});

test.each([
  ['the end of its first day', { from: '2027-01-07', to: '2027-01-09' }, '2027-01-07T18:29:59.999Z'],
  ['a week from then', { from: '2027-01-13', to: '2027-01-14' }, '2027-01-12T10:00:00.000Z'],
  ['a week from then', { from: undefined, to: undefined, month: '2027-01' }, '2027-01-12T10:00:00.000Z'],
  ['the end of its month', { from: undefined, to: undefined, month: '2027-01' }, '2027-01-31T18:29:59.999Z'],
])('a question waits for its answer until %s, and no longer than it says', async (until, when, answerBy) => {
  if (until === 'the end of its month') now = new Date('2027-01-29T10:00:00Z');
  const id = (await ask(asked([await addVehicle(api, nimal.id)], when), maja))[0]?._id ?? '';
  expect(await read(id, nimal)).toMatchObject({ status: 'open', answerBy });
  now = new Date(answerBy);
  await passTime();
  expect((await read(id, nimal)).status).toBe('open');
  now = new Date(now.getTime() + 1);
  await passTime();
  expect((await read(id, nimal)).status).toBe('expired');
});
