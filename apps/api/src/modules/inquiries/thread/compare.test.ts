import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const api = useApi({ clock: () => new Date('2027-01-05T10:00:00Z'), isTrial: true });
const { ask, offer } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];
let van = '';

beforeEach(async () => {
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
});

test('what an offer comes to for a day is of the days offered, not of those asked for, and of a month alone as well', async () => {
  const days = { from: '2027-07-01', to: '2027-07-08' };
  const month = { from: undefined, to: undefined, month: '2027-06' };
  const [some, whenever] = [await ask(asked([van], days), maja), await ask(asked([van], month), maja)];
  const ids = [...some, ...whenever].map(({ _id }) => _id);
  const lines = [{ label: 'Van with driver', quantity: 1, unit: 'trip', unitPrice: 80_000 }];
  await offer(ids[0] ?? '', nimal, { lines, from: '2027-07-01', to: '2027-07-04' });
  await offer(ids[1] ?? '', nimal, { lines, from: '2027-06-10', to: '2027-06-13' });
  const compared = (await api.get(`/inquiries/compare?ids=${ids.join(',')}`, maja)).json();
  expect(compared).toMatchObject([{ perDay: 20_000 }, { perDay: 20_000 }]);
  // The whole of the days asked for, where the offer names none.
  await offer(ids[0] ?? '', nimal, { lines });
  expect((await api.get(`/inquiries/compare?ids=${ids[0]}`, maja)).json()).toMatchObject([
    { perDay: 10_000, from: '2027-07-01', to: '2027-07-08' },
  ]);
});
