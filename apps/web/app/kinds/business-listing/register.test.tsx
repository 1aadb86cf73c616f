import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { expect, test } from 'vitest';
import {
  alertWith,
  answer,
  fill,
  lists,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as register from './register.tsx';

// Proves OWN-ENTITY-30.
test('one that takes bookings elsewhere says where, and shows a picture that is on the web already', async () => {
  signIn();
  const { sent } = answer({
    'GET /affiliate-links/my-premium-status': says({ hasActivePremiumSubscription: false }),
    'GET /payments/mode': says({ mode: 'paused' }),
    [keyOf('businessListing', 'mine')]: lists(),
    'GET /papers': lists(),
    'POST /affiliate-links': { status: 201, body: { _id: '1', status: 'pending' } },
  });
  const path = '/partnership/business-listing';
  const { user } = await openPage(routeAt(path, register), `${path}?tier=free`);
  expect(screen.queryByLabelText(/^Booking URL/)).toBeNull();
  await user.click(screen.getByLabelText(/^We take bookings on a website of our own/));
  screen.getByLabelText('Hotel').click();
  for (const [label, value] of [
    [/^Business name/, 'Tea House'],
    [/^Description/, 'Six rooms over the tea.'],
    [/^Location/, 'Ella'],
    [/^Email/, 'rooms@example.lk'],
    [/^Phone/, '057 222 8899'],
    [/^Booking URL/, 'on our own page'],
    [/^Image URL/, 'https://example.lk/rooms.jpg'],
  ] as const)
    fill(screen.getByLabelText(label), value);
  screen.getByText('Add').click();
  const send = () => screen.getByText('Submit listing').click();
  send();
  await alertWith('Please enter a web address.');
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  fill(screen.getByLabelText(/^Booking URL/), 'https://tea.example.lk');
  send();
  await screen.findByText('Elsewhere');
  expect(sent.find(({ call }) => call === 'POST /affiliate-links')?.body).toMatchObject({
    ...{ isExternal: true, redirectUrl: 'https://tea.example.lk' },
    imageUrl: 'https://example.lk/rooms.jpg',
  });
});
