// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, lists, openPage, screen } from '~/testing/open-page.tsx';

const ella = { slug: 'ella', name: 'Ella', nameSi: null, nameTa: null, district: 'Badulla' };

/** As after a new start of the browser. */
const start = async () => {
  vi.resetModules();
  const { usePlaces } = await import('./use-places.ts');
  const { findPlaces } = await import('./places.ts');
  const { call } = await import('~/lib/api/call.ts');
  const Names = () => <p>{usePlaces()?.map(({ name }) => name) ?? 'None yet'}</p>;
  return { Names, findPlaces: () => findPlaces(call) };
};
beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('lists and trips ask for the places once between them', async () => {
  const { Names, findPlaces } = await start();
  const { sent } = answer({ 'GET /places': lists(ella) });
  expect(await findPlaces()).toEqual([ella]);
  await openPage(
    <>
      <Names />
      <Names />
    </>,
    '/',
  );
  expect(await screen.findAllByText('Ella')).toHaveLength(2);
  expect(sent.filter(({ call }) => call === 'GET /places')).toHaveLength(1);
});

test('without a network a trip has those of the last time, and a list none', async () => {
  const before = await start();
  answer({ 'GET /places': lists(ella) });
  const { unmount } = await openPage(<before.Names />, '/');
  await screen.findByText('Ella');
  unmount();
  const after = await start();
  answer({ 'GET /places': 'away' });
  expect(await after.findPlaces()).toEqual([]);
  await openPage(<after.Names />, '/');
  await screen.findByText('Ella');
});
