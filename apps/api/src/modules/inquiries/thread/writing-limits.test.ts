import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, anOffer, asked, linksIn, withKey } from '../testing.ts';

const now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true, rateLimit: { perMinute: 100_000 } });
const { ask, act, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;
let id: string;

beforeEach(async () => {
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails', 'tries');
  maja = await api.signIn({ userName: 'Maja', createdAt: now });
  nimal = await api.signIn({ userName: 'Nimal', createdAt: now });
  van = await addVehicle(api, nimal.id);
  id = (await ask(asked([van]), maja))[0]?._id ?? '';
});

/** The statuses of so many tries, each with how often it came. */
async function statuses(times: number, send: () => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const { statusCode } = await send();
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

test('a new account writes a hundred and fifty messages in a day, and the other side goes on', async () => {
  const write = (who: SignedInPerson) => act(id, 'messages', who, { text: 'And now?' });
  expect(await statuses(152, () => write(maja))).toEqual({ 201: 150, 429: 2 });
  const refused = await write(maja);
  expect(refused.json().error).toContain('150 messages a day are the most we take from this account.');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await write(nimal)).statusCode).toBe(201);
});

test('a new partner makes sixty offers in a day, and strangers take nothing from anybody', async () => {
  const offer = (who: SignedInPerson) => api.post(`/inquiries/${id}/offers`, anOffer(), who);
  const stranger = await api.signIn({ createdAt: now });
  expect(await statuses(61, () => offer(stranger))).toEqual({ 404: 61 });
  expect(await statuses(61, () => offer(nimal))).toEqual({ 201: 60, 429: 1 });
});

test('a guest writes as much with a key as a new account does, and takes ten new links in a day', async () => {
  const guest = { name: 'Anna', email: 'anna@example.org' };
  await api.post('/inquiries', asked([van], { guest }));
  const newest = async () => linksIn((await mailsTo(guest.email)).at(-1)?.text)[0] ?? { id: '', key: '' };
  const { id, key } = await newest();
  await api.post(withKey(id, key, '/confirm'));
  const write = () => api.post(withKey(id, key, '/messages'), { text: 'And now?' });
  expect(await statuses(151, write)).toEqual({ 201: 150, 429: 1 });
  expect((await write()).json().error).toBe(
    'You have written a lot today. Please go on in 24 hours, or log in.',
  );
  const renew = async () => api.post(withKey(id, (await newest()).key, '/new-link'));
  expect(await statuses(11, renew)).toEqual({ 204: 10, 429: 1 });
  // An account, which threads are in, asks for none.
  expect((await renew()).json().error).toBe(
    'You have asked for a lot of links today. Please go on in 24 hours.',
  );
  expect((await api.get(withKey(id, (await newest()).key))).statusCode).toBe(200);
});
