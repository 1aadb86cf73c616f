// @vitest-environment happy-dom
import { kinds } from '@serendib/contract/listings/kinds/index';
import { Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import * as business from '~/kinds/business-listing/page.tsx';
import * as destinations from '~/routes/places/destinations.tsx';
import { type Answer, act, answer, lists, openPage, refuses, routeAt, screen } from '~/testing/open-page.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

const one = kinds.businessListing.pages.one;
const gone = refuses('This listing is gone.', 404, 'NOT_FOUND');

// Proves BUSINESS-11, PLACE-10.
test.each([
  ['a place to stay', `${one}/lake-house`, 'GET /affiliate-links/{id}', gone],
  ['the destinations', '/destinations', 'GET /destinations', lists()],
] as const)('while the page of %s is on its way, that is shown', async (_, to, call, reply) => {
  let come: (reply: Answer) => void = () => {};
  const asked = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  answer({ 'GET /reviews': lists(), 'GET /reviews/evidence': lists(), [call]: () => asked });
  const Site = () => (
    <>
      <NavigationProgress />
      <Link to={to}>Go on</Link>
      <Outlet />
    </>
  );
  const site = routeAt('/', { default: Site }, [
    routeAt(`${one.slice(1)}/:id`, business as never),
    routeAt('destinations', destinations as never),
  ]);
  const { user } = await openPage(site, '/');
  const waiting = () => screen.queryByRole('progressbar', { name: 'Loading' });
  expect(waiting()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  await screen.findByRole('progressbar', { name: 'Loading' });
  await act(async () => come(reply));
  await screen.findByRole('heading', { level: 1 });
  expect(waiting()).toBeNull();
});
