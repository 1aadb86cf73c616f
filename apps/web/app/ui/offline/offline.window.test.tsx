// @vitest-environment happy-dom
import { Link, Outlet } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { act, openPage, passes, routeAt, screen } from '~/testing/open-page.tsx';
import Offline from './offline.tsx';

const network = (there: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
    window.dispatchEvent(new Event(there ? 'online' : 'offline'));
  });
const keptAt = '2026-11-28T02:28:00Z';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
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

/** A page with a link to one that never comes, and the worker that is told of it. */
async function pressesLink(to = '/vehicles/1?from=2027-01-02#reviews') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const postMessage = vi.fn();
  const container = Object.assign(new EventTarget(), { controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const Site = () => (
    <>
      <Offline />
      <Link to={to}>A van</Link>
      <Link to="/blogs">Stories</Link>
      <Outlet />
    </>
  );
  const never = () => new Promise<null>(() => {});
  const Page = () => <p>Here</p>;
  await openPage(
    routeAt('/', { default: Site }, [
      { index: true, Component: Page },
      { path: 'vehicles/:id', loader: never, Component: Page },
      { path: 'blogs', Component: () => <p>Stories are here</p> },
    ]),
  );
  const press = (name: string) => act(async () => screen.getByRole('link', { name }).click());
  await press('A van');
  const says = (open: string) =>
    act(() => void container.dispatchEvent(new MessageEvent('message', { data: { open } })));
  return { postMessage, assign, press, says };
}

test('a link that leads nowhere for eight seconds is opened whole, where the worker has its page', async () => {
  const { postMessage, assign, says } = await pressesLink();
  await passes(7_900);
  expect(postMessage).not.toHaveBeenCalled();
  await passes(200);
  const van = `${location.origin}/vehicles/1?from=2027-01-02`;
  expect(postMessage.mock.calls).toEqual([[{ waited: van }]]);
  says(`${location.origin}/vehicles/2`);
  expect(assign).not.toHaveBeenCalled();
  says(van);
  expect(assign.mock.calls).toEqual([[`${van}#reviews`]]);
});

test('a link that another one was pressed after is not opened when the worker has its page', async () => {
  const { postMessage, assign, press, says } = await pressesLink();
  await passes(8_100);
  await press('Stories');
  await passes(0);
  screen.getByText('Stories are here');
  says(`${location.origin}/vehicles/1?from=2027-01-02`);
  await passes(8_100);
  expect(postMessage).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('without a network a link to a part of another page opens that page whole, and one to a part of the same page stays on it', async () => {
  network(false);
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  await openPage(
    <>
      <Offline />
      <a href="/about#order">Orders and badges</a>
      <a href={`${location.pathname}${location.search}#days`}>Day by day</a>
      <a href={`${location.pathname}?view=map#days`}>On the map</a>
    </>,
    '/vehicles',
  );
  const opened = (name: string) => {
    assign.mockClear();
    const isLeft = screen
      .getByRole('link', { name })
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return [isLeft, ...assign.mock.calls.flat()];
  };
  const { origin, pathname } = location;
  expect(opened('Orders and badges')).toEqual([false, `${origin}/about#order`]);
  expect(opened('Day by day')).toEqual([true]);
  expect(opened('On the map')).toEqual([false, `${origin}${pathname}?view=map#days`]);
});
