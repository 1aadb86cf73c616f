import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, act, offer, accept, read } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let id: string;

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  id = (await ask(asked([await addVehicle(api, nimal.id)]), maja))[0]?._id ?? '';
});

test('who names a thread as it is shown is sent nothing until something in it changes, or the other has read it', async () => {
  const look = async (shown: { updatedAt: string; readAt: string | null }, who = maja) => {
    const { updatedAt, readAt } = shown;
    const query = new URLSearchParams({ updatedAt, ...(readAt && { readAt }) });
    return api.get(`/inquiries/${id}?${query}`, who);
  };
  const steps: Record<string, () => Promise<unknown>> = {
    'it is read': () => act(id, 'read', nimal),
    'a message': () => act(id, 'messages', nimal, { text: 'Gladly.' }),
    'it is read again': () => act(id, 'read', nimal),
    'an offer': () => offer(id, nimal),
    'another offer': () => offer(id, nimal),
    'an agreement': async () => accept(id, (await read(id, maja)).offers[0]?._id ?? '', maja),
    'an end': () => act(id, 'cancel', nimal, { reason: 'The van is broken.' }),
  };
  for (const [what, happens] of Object.entries(steps)) {
    const shown = await read(id, maja);
    const same = await look(shown);
    expect([what, same.statusCode, same.body]).toEqual([what, 204, '']);
    expect(same.headers['cache-control']).toBe('private, no-store');
    now = new Date(now.getTime() + 60_000);
    await happens();
    const changed = await look(shown);
    expect([what, changed.statusCode]).toEqual([what, 200]);
    expect(changed.json()).toEqual(await read(id, maja));
  }
  const stranger = await api.signIn();
  expect((await look(await read(id, maja), stranger)).statusCode).toBe(404);
});
