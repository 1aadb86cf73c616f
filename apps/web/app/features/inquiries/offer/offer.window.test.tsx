// @vitest-environment happy-dom
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { beforeEach, expect, test, vi } from 'vitest';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import { answer, fill, openPage, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import { at, item, offer, thread, threadId, van } from '../testing.ts';

beforeEach(() => {
  vi.setSystemTime(at);
});

const hotel = { ...item(van, 'Villa Ella'), kind: 'businessListing', href: `/businesses/${van}` };
const price = { from: 12_000, to: 12_000, currency: 'LKR' };

/** The partner of a hotel or of another listing opens the form of an offer. */
async function opensOffer(listing: object, read: object, asked: Partial<Inquiry> = {}) {
  signIn();
  const heard = answer({
    'GET /inquiries/{id}': says({ ...thread, listing, listingTitle: 'It', as: 'partner', ...asked }),
    'POST /inquiries/{id}/read': { status: 204 },
    'GET /affiliate-links/{id}': says(read),
    'GET /tours/{id}': says(read),
    'POST /inquiries/{id}/offers': { status: 201, body: offer },
  });
  const { user } = await openPage(routeAt('/inquiries/:id', threadRoute), `/inquiries/${threadId}`);
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await screen.findByRole('form', { name: 'Your offer' });
  const field = (label: string, at = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
  const leaves = async (label: string, value: string) => {
    await user.click(field(label));
    fill(field(label), value);
    await user.tab();
  };
  return { ...heard, user, field, leaves };
}

test.each([
  ['roomNight', '4', '6', 'night'],
  ['personNight', '12', '18', 'night'],
  ['personDay', '15', '21', 'day'],
  ['day', '5', '7', 'day'],
  ['person', '3', '3', 'person'],
])('an offer by the %s follows its days: %s becomes %s', async (per, four, six, unit) => {
  const { field, leaves } = await opensOffer(hotel, { price: { ...price, per } });
  expect([field('How many').value, field('Of what').value]).toEqual([four, unit]);
  await leaves('Last day', '2027-02-16');
  expect(field('How many').value).toBe(six);
  // One day after the other is changed: between them there are none.
  await leaves('First day', '2027-02-20');
  await leaves('Last day', '2027-02-24');
  expect(field('How many').value).toBe(four);
  expect(screen.queryByText(/^The days have changed/)).toBeNull();
});

test.each([
  [hotel, { businessType: 'hotel' }, '4', 'night'],
  [hotel, { businessType: 'restaurant' }, '1', 'trip'],
  [{ ...hotel, kind: 'tour' }, {}, '1', 'trip'],
] as const)('a price that says not what it is for is for nights, or for all of it: %#', async (...row) => {
  const [listing, read, quantity, unit] = row;
  const { field } = await opensOffer(listing, { price: { ...price, per: null }, ...read });
  expect([field('How many').value, field('Of what').value]).toEqual([quantity, unit]);
});

test('a line whose number is the partner’s own stays when the days are changed, and says so until it is looked at', async () => {
  const { user, field, leaves } = await opensOffer(hotel, { price: { ...price, per: 'roomNight' } });
  fill(field('How many'), '8');
  await user.click(screen.getByRole('button', { name: 'Another line' }));
  await leaves('Last day', '2027-02-16');
  expect([0, 1].map((at) => field('How many', at).value)).toEqual(['8', '1']);
  expect(screen.getAllByText('The days have changed: this line has stayed as you wrote it.')).toHaveLength(1);
  fill(field('How many'), '12');
  expect(screen.queryByText(/^The days have changed/)).toBeNull();
});
