// @vitest-environment happy-dom
import { itemKey } from '@serendib/contract/trips/keys';
import type * as words from '@serendib/contract/words/t';
import { expect, test, vi } from 'vitest';
import { beginTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { answer, lists, openPage, screen } from '~/testing/open-page.tsx';
import { SavedNames } from '../../saved-names.tsx';
import { SavedList } from './saved-list.tsx';

vi.mock('@serendib/contract/words/t', async (original) => {
  const real = await original<typeof words>();
  return {
    ...real,
    t: (message: string, params: never) => (message === '@language' ? 'si' : real.t(message, params)),
  };
});

test('a saved place is called as it is in the language of the page, also on the button that makes it a stop', async () => {
  const names = { nameSi: 'ඇල්ල', nameTa: 'எல்ல' };
  const item = { kind: 'destination', itemId: '019acd00-0000-7000-8000-000000000002', stopId: null } as const;
  const ella = {
    ...{ ...names, kind: 'destination', _id: item.itemId, title: 'Ella', line: '', image: null },
    ...{ href: '/destination/ella', district: 'Badulla', latitude: 6.87, longitude: 81.05 },
  };
  answer({
    'GET /places': lists({
      ...names,
      slug: 'ella',
      name: 'Ella',
      district: 'Badulla',
      latitude: 6.87,
      longitude: 81.05,
    }),
  });
  const id = beginTrip();
  saveItem(id, item, ella as never);
  const { current, shown } = readTrips();
  if (!current) throw new Error('There is no trip.');
  const { user } = await openPage(
    <>
      <SavedList trip={current} shown={shown} items={current.items} heading="h3" />
      <SavedNames shown={shown} items={current.items} />
    </>,
    '/trip',
  );
  expect(shown[itemKey(item)]?.title).toBe('Ella');
  await user.click(await screen.findByRole('button', { name: 'Make ඇල්ල a stop' }));
  await screen.findByText('ඇල්ල is stop 1 now.');
  screen.getByRole('heading', { name: 'ඇල්ල' });
  screen.getByRole('button', { name: 'Take ඇල්ල out' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['ඇල්ල', 'ඇල්ල']);
  // The trip keeps the name that all languages know it by.
  expect(readTrips().current?.stops[0]).toMatchObject({ place: 'ella', name: 'Ella' });
});
