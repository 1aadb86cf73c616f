import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { ofVisitors, walked } from '../../../e2e/languages/walked.ts';
import routes from './routes.ts';

/** Files that programs read, what leads on at once, and the components of developers, who read English. */
const notWalked = /^(sitemaps?|robots|\.well-known|manifest|faces|sw\.js|auth\/callback|dev\/ui)/;

test('every page of the site is walked in the pseudo-language', async () => {
  const all = (await routes) as Parameters<typeof matchRoutes>[0];
  const listings = Object.fromEntries(kindNames.map((name) => [name, 'a']));
  const pages = walked({
    listings: listings as Parameters<typeof walked>[0]['listings'],
    ...{ threads: { agreed: 'a', offered: 'b', reported: 'c' }, trip: 'a', link: '/trip/a', order: 'a' },
    ...{ partner: '', traveller: '' },
  });
  const ofListings = kindNames.map((name) => `${kinds[name].pages.one}/a`);
  const paths = [...ofVisitors, ...ofListings, ...Object.values(pages).flat()];
  const met = new Set(paths.map((path) => matchRoutes(all, path.split('?')[0] ?? '')?.at(-1)?.route));
  const left = all
    .flatMap((route) => route.children ?? [route])
    .filter((route) => !met.has(route) && !notWalked.test(route.path ?? ''))
    .map(({ path }) => path);
  expect(left).toEqual([]);
});
