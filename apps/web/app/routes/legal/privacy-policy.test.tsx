import { expect, test } from 'vitest';
import { openPage, routeAt, screen } from '~/testing/open-page.tsx';
import * as route from './privacy-policy.tsx';

test('the privacy policy is there with the page that a link leads to, though a page that begins with it waits for its scripts', async () => {
  await openPage(routeAt('/privacy-policy', route), '/privacy-policy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  screen.getByRole('heading', { level: 2, name: 'How long we keep it' });
  expect(route.clientLoader.fetch).toBeTypeOf('function');
});
