import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const api = useApi({
  ...{ clock: () => new Date('2027-01-05T10:00:00Z'), isTrial: true },
  rateLimit: { perMinute: 100_000 },
});
const { ask, offer, accept } = actions(api);

test('an agreement of the longest texts in scripts that take turns is written, ten times a minute for a network', async () => {
  const [maja, nimal] = [await api.signIn(), await api.signIn()];
  const [thread] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
  const id = thread?._id ?? '';
  const label = 'aක'.repeat(50);
  const points = Array.from({ length: 30 }, () => label.repeat(2));
  const made = await offer(id, nimal, {
    lines: Array.from({ length: 30 }, () => ({ label, quantity: 1, unit: 'day', unitPrice: 1 })),
    ...{ included: points, notIncluded: points, cancellation: { words: label.repeat(5) } },
  });
  await accept(id, made._id, maja);
  const pdf = () => api.get(`/inquiries/${id}/agreement`, maja);
  for (let at = 0; at < 10; at++) expect((await pdf()).statusCode).toBe(200);
  expect((await pdf()).statusCode).toBe(429);
});
