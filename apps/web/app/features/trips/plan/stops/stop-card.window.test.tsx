// @vitest-environment happy-dom
import { mostStops } from '@serendib/contract/trips/limits';
import { expect, test } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, openPage, screen } from '~/testing/open-page.tsx';
import { Undoable } from '../undo.tsx';
import { StopCard } from './stop-card.tsx';

const van = { kind: 'vehicle' as const, itemId: '019acd00-0000-7000-8000-000000000001' };
const stop = (id: string) => ({
  ...{ id, place: null, name: id, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' },
});

test('a stop that was taken off comes back no more once the trip is full, which is said, and what hung there stays where it hangs now', async () => {
  localStorage.clear();
  forgetMemory();
  const id = beginTrip({ stops: [stop('Kandy'), stop('Ella')] });
  saveItem(id, { ...van, stopId: 'Kandy' });
  const trip = readTrips().current;
  const [kandy] = trip?.stops ?? [];
  if (!trip || !kandy) throw new Error('A trip with a stop is needed.');
  const { user } = await openPage(
    <Undoable>
      <StopCard
        {...{ trip, shown: {}, stop: kandy, index: 0 }}
        arrives={null}
        isDragged={false}
        handle={{}}
        move={() => {}}
      />
    </Undoable>,
  );
  await user.click(screen.getByRole('button', { name: 'Take Kandy off the way' }));
  const stops = [stop('Ella'), ...Array.from({ length: mostStops - 1 }, (_, at) => stop(`Town ${at}`))];
  act(() => {
    changeTrip(id, { stops });
    saveItem(id, { ...van, stopId: 'Ella' });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readTrips().current).toMatchObject({ stops, items: [{ stopId: 'Ella' }] });
  expect(screen.getByText(`A trip has at most ${mostStops} stops.`)).toBeTruthy();
});
