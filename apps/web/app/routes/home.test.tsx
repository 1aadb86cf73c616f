import { expect, test } from 'vitest';
import { answer, openPage, routeAt, screen } from '~/testing/open-page.tsx';
import * as home from './home.tsx';

const asked = [
  ...['/settings', '/payments/mode', '/districts', '/tour-guides/featured/homepage', '/destinations'],
  ...['/tour-guides', '/vehicles', '/tours', '/affiliate-links', '/blogs'],
];

// Proves CALL-14, CALL-15, ERROR-28.
test('the home page stands without what it cannot have', async () => {
  const { sent } = answer(Object.fromEntries(asked.map((path) => [`GET ${path}`, 'away'])));
  await openPage(routeAt('/', home as never), '/');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Small island. Take the long way.');
  await screen.findByRole('heading', { name: 'Popular Destinations' });
  expect(screen.queryByRole('heading', { name: 'Premium Tour Guides' })).toBeNull();
  expect(sent.map(({ call }) => call).sort()).toEqual(asked.map((path) => `GET ${path}`).sort());
});
