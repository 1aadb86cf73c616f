import { stopAt } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeStop } from '~/lib/trip/change-stop.ts';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import { TripPage } from '../../trip-page.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({ 'GET /places': lists(), 'GET /roads': says({ places: [], legs: [] }) });
});

const begin = () =>
  beginTrip({ title: 'Island', stops: [{ ...stopAt('one', 2), name: 'Ella', dayTrips: [], note: '' }] });
const area = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
const trip = () => readTrips().current;

test('notes are kept while they are typed, without the field being left', async () => {
  begin();
  const { user } = await openPage(<TripPage />, '/trip');
  await user.type(await area('Notes'), 'Bring a torch');
  await vi.waitFor(() => expect(trip()?.notes).toBe('Bring a torch'));
  await user.type(await area('Note for Ella'), 'Late arrival');
  await vi.waitFor(() => expect(trip()?.stops[0]?.note).toBe('Late arrival'));
});

test('a page that goes has what was typed last, and so has a field that goes', async () => {
  begin();
  const { user, unmount } = await openPage(<TripPage />, '/trip');
  await user.type(await area('Notes'), 'Torch');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(trip()?.notes).toBe('Torch');
  await user.type(await area('Note for Ella'), 'Bell');
  unmount();
  expect(trip()?.stops[0]?.note).toBe('Bell');
});

test('what another device writes waits until the field is left, and what is typed goes on in its place', async () => {
  const id = begin();
  const { user } = await openPage(<TripPage />, '/trip');
  for (const { name, write } of [
    { name: 'Notes', write: (notes: string) => changeTrip(id, { notes }) },
    { name: 'Name of the trip', write: (title: string) => changeTrip(id, { title }) },
    { name: 'Note for Ella', write: (note: string) => changeStop(id, 'stop-one', { note }) },
  ]) {
    const field = await area(name);
    await user.click(field);
    act(() => write('From afar'));
    expect(field.isConnected).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(field.value).not.toBe('From afar');
    act(() => field.blur());
    expect(field.value).toBe('From afar');
    await user.type(field, '!');
    act(() => write('Again'));
    expect(field.value).toBe('From afar!');
    await vi.waitFor(() => expect(JSON.stringify(trip())).toContain('From afar!'));
    act(() => field.blur());
    act(() => write('Once more'));
    expect(field.value).toBe('Once more');
  }
});

test('a note that is kept late does not bring back a stop that was taken off meanwhile', async () => {
  const id = begin();
  const { user } = await openPage(<TripPage />, '/trip');
  await user.type(await area('Note for Ella'), 'Late');
  act(() => changeTrip(id, { stops: [] }));
  await vi.waitFor(() => expect(screen.queryByText('Ella')).toBeNull());
  expect(trip()?.stops).toEqual([]);
});
