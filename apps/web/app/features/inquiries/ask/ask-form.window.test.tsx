// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import * as askRoute from '~/routes/inquiries/ask.tsx';
import { answer, lists, openPage, routeAt, screen, signIn } from '~/testing/open-page.tsx';
import { item, van } from '../testing.ts';

beforeEach(() => {
  vi.setSystemTime('2027-01-02T06:00:00Z');
  forgetMemory();
  signIn();
});

test('the latest month that a trip takes is the one that the form shows', async () => {
  const trip = beginTrip({ month: '2028-12' });
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')) });
  await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}&trip=${trip}`);
  const month = await screen.findByLabelText<HTMLSelectElement>('Or a month');
  expect(month.value).toBe('2028-12');
});
