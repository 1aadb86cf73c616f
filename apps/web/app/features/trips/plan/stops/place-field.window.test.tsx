// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { answer, lists, openPage, screen } from '~/testing/open-page.tsx';
import { PlaceField } from './place-field.tsx';

const place = (slug: string | null, name: string, nameSi: string | null = null) => ({
  ...{ slug, name, nameSi, nameTa: null, district: 'Matara', latitude: 6, longitude: 80.5 },
});

const places = lists(
  place('matara-star-fort', 'Matara Star Fort'),
  place('old-matara', 'Old Matara'),
  place(null, 'Matara', 'මාතර'),
  place('sigiriya', 'Sigiriya'),
);

const open = async () => {
  answer({ 'GET /places': places });
  const picked = vi.fn();
  const { user } = await openPage(<PlaceField label="And then?" onPick={picked} anyName />);
  const field = screen.getByRole('combobox', { name: 'And then?' });
  await user.type(field, 'star');
  await screen.findByRole('option', { name: /^Matara Star Fort/ });
  await user.clear(field);
  return { user, picked, field };
};

// First, since a window asks for the places once.
test('while the places are still coming no name is taken without its place', async () => {
  let come = () => {};
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  answer({ 'GET /places': () => arrival.then(() => places) });
  const picked = vi.fn();
  const { user } = await openPage(<PlaceField label="And then?" onPick={picked} anyName />);
  await user.type(screen.getByRole('combobox', { name: 'And then?' }), 'Sigiriya{ArrowDown}{Enter}');
  expect([picked.mock.calls, screen.queryAllByRole('option')]).toEqual([[], []]);
  expect(screen.getByText('Loading…')).toBeTruthy();
  come();
  await user.click(await screen.findByRole('option', { name: /^Sigiriya/ }));
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ slug: 'sigiriya' }));
});

test('a place that is called as typed comes before those whose names only begin so, in any script', async () => {
  const { user, picked, field } = await open();
  for (const typed of ['mat', 'matara', 'මාතර']) {
    await user.type(field, `${typed}{Enter}`);
  }
  expect(picked.mock.calls.map(([{ name }]) => name)).toEqual(['Matara Star Fort', 'Matara', 'Matara']);
});

test('a name that no list knows is taken when it is chosen, and not by Enter in passing', async () => {
  const { user, picked, field } = await open();
  await user.type(field, 'Sigirya');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(picked).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ slug: null, name: 'Sigirya' }));
});
