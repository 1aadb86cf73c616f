import type { RouteConfigEntry } from '@react-router/dev/routes';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import routes from '~/routes.ts';
import { fixedPages } from './fixed-pages.ts';

/** Pages of the site that the sitemap does not name. */
const leftOut = [
  // Made of what a visitor asked, put together or opened before.
  ...[
    '/search',
    '/trip',
    '/trip/driver',
    '/trip/paper',
    '/trip/expected',
    '/compare',
    '/ask',
    '/offers',
    '/offline',
  ],
  // An account's own, or on the way to one.
  ...['/login', '/signup', '/forgot-password', '/auth/callback', '/profile'],
  // The pages of the partnership lead to these.
  ...kindNames.map((name) => kinds[name].pages.register),
  ...['/payment/success', '/payment/cancel', '/test/payhere'],
  // Second addresses of pages that are named.
  ...['/privacy', '/terms'],
];
/** Files for programs, and what administrators and developers see. */
const isForVisitors = ({ file }: RouteConfigEntry) => !/\/routes\/(files|admin|dev)\//.test(file);

test('every fixed page is in the sitemap, or is named here as left out', async () => {
  const addresses = (await routes)
    .flatMap((route: RouteConfigEntry) => route.children ?? [route])
    .filter(isForVisitors)
    .map(({ path = '' }) => `/${path}`)
    .filter((address) => !/[:*]/.test(address));
  expect(addresses.filter((address) => !fixedPages.includes(address)).toSorted()).toEqual(leftOut.toSorted());
});
