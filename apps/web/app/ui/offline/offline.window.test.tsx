// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { act, openPage, screen } from '~/testing/open-page.tsx';
import Offline from './offline.tsx';

const network = (there: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });
const keptAt = '2026-11-28T02:28:00Z';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.keptAt;
});

test('without a network one line says of which moment a page is, until it is closed; then that there is one again', async () => {
  network(false);
  document.documentElement.dataset.keptAt = keptAt;
  const { user } = await openPage(<Offline />, '/trip');
  const said = screen.getByText(/This page is as it was/);
  expect(said.textContent).toContain('No network This page is as it was on 28 Nov 2026, 07:58.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/No network/)).toBeNull();
  network(true);
  expect(screen.getByText('The network is there again')).toBeTruthy();
  // A network may be one in name alone.
  expect(screen.getByText(/This page is as it was on/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open it anew' })).toBeTruthy();
});

test('a page that was not kept says itself that it was not: of no moment', async () => {
  network(false);
  document.documentElement.dataset.keptAt = keptAt;
  for (const address of ['/offline', '/si/offline']) {
    const { container, unmount } = await openPage(<Offline />, address);
    expect(container.textContent).toBe('');
    network(true);
    expect(container.textContent).toBe('The network is there again Open it anew');
    network(false);
    unmount();
  }
});

test('a page that is open when the network goes says what becomes of a change', async () => {
  network(true);
  await openPage(<Offline />, '/trip');
  expect(screen.queryByText('No network')).toBeNull();
  network(false);
  expect(screen.getByText(/What you change in your trip is kept here/)).toBeTruthy();
});
