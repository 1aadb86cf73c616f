// @vitest-environment happy-dom
import { createContext, Suspense, startTransition, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { act, openPage, passes, screen, within } from '~/testing/open-page.tsx';
import { deferHydration, lazyPart } from './defer-hydration.tsx';
import { tellOfMissingParts } from './missing-parts.ts';

test('a button that is pressed before React has taken up its part is pressed once afterwards', async () => {
  const onPress = vi.fn();
  const Part = deferHydration('part', async () => () => (
    <button type="button" onClick={onPress}>
      Take it
    </button>
  ));
  const page = document.createElement('div');
  // As the server sends a part in its boundary.
  page.innerHTML = '<div data-deferred="part"><!--$--><button type="button">Take it</button><!--/$--></div>';
  document.body.append(page);
  page.querySelector('button')?.click();
  const root = hydrateRoot(page, <Part />);
  await act(async () => void dispatchEvent(new Event('hydrate-all')));
  await vi.waitFor(() => expect(page.querySelector('[data-hydrated]')).not.toBeNull());
  expect(onPress).toHaveBeenCalledTimes(1);
  page.querySelector('button')?.click();
  expect(onPress).toHaveBeenCalledTimes(2);
  root.unmount();
  page.remove();
});

test.each([
  ['failed before anything listened is hydrated', true],
  ['is on its way waits', false],
])('a part whose image %s', async (_what, complete) => {
  const page = document.createElement('div');
  page.innerHTML = '<div data-deferred="card"><!--$--><img src="/media/gone.webp" alt="" /><!--/$--></div>';
  document.body.append(page);
  const image = page.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: 0 } });
  // The first interaction is listened for when the module is loaded.
  vi.resetModules();
  const { deferHydration } = await import('./defer-hydration.tsx');
  const Part = deferHydration('card', async () => () => <img src="/media/gone.webp" alt="" />);
  const root = hydrateRoot(page, <Part />);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(page.querySelector('[data-hydrated]') !== null).toBe(complete);
  root.unmount();
  page.remove();
});

test('a part that does not come while the server is there is said to be of an older version, with what to do, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isThere = false;
  const asked = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('fetch', asked);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const Part = lazyPart(load);
  const stop = tellOfMissingParts();
  await openPage(
    <form method="post">
      <input aria-label="Name" />
      <Suspense>
        <Part />
      </Suspense>
    </form>,
  );
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Nimal';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  const words = 'There is a newer version of Serendib. What you typed was not sent.';
  await passes(6_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(asked).not.toHaveBeenCalled();
  await passes(6_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(words)).toBeNull();
  isThere = true;
  await passes(30_000);
  const said = screen.getByText(words).parentElement as HTMLElement;
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  within(said).getByRole('button', { name: 'Open it anew' }).click();
  expect(reload).toHaveBeenCalledOnce();
  act(() => within(said).getByRole('button', { name: 'Dismiss' }).click());
  await passes(6_000);
  expect(screen.queryByText(words)).toBeNull();
  stop();
});

test('parts that do not come together are said to be of an older version once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => new Response());
  const stop = tellOfMissingParts();
  const failing = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const [one, other] = [failing(), failing()];
  const [One, Other] = [lazyPart(one), lazyPart(other)];
  await openPage(
    <Suspense>
      <One />
      <Suspense>
        <Other />
      </Suspense>
    </Suspense>,
  );
  await passes(30_000);
  for (const load of [one, other]) expect(load.mock.calls.length).toBeGreaterThan(3);
  expect(screen.getAllByText('There is a newer version of Serendib')).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await passes(30_000);
  expect(screen.queryByText(/newer version/)).toBeNull();
  stop();
});

test('nothing is said of a part that cannot come while there is no network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = tellOfMissingParts();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = lazyPart(load);
  await openPage(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await passes(30_000);
  expect(load.mock.calls.length).toBeGreaterThan(9);
  expect(screen.queryByText(/newer version/)).toBeNull();
  stop();
});

// Without it React loses every second: a single page would say little.
test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a part that has loaded is shown although updates came that wait for deferred parts: %s',
  async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    // Nothing was touched in this page.
    vi.resetModules();
    const { deferHydration, lazyPart, showLoadedParts } = await import('./defer-hydration.tsx');
    const Place = createContext('/trip');
    const At = () => <em>{use(Place)}</em>;
    const Footer = deferHydration('footer', async () => At);
    const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const Leg = lazyPart(async () => {
      await sleep(30);
      return { default: At };
    });
    let learn = () => {};
    let updatesLeft = 3;
    const Trip = lazyPart(async () => {
      await sleep(30);
      return {
        default: () => {
          // As long as a large part takes, so that the router learns of further pages before it is shown.
          for (const end = performance.now() + 8; performance.now() < end; );
          if (updatesLeft-- > 0) setTimeout(() => learn());
          return (
            <p>
              Day 1
              <Suspense>
                <Leg />
              </Suspense>
            </p>
          );
        },
      };
    });
    function Page() {
      const [place, setPlace] = useState('/trip');
      const [hasBegun, setHasBegun] = useState(false);
      useEffect(() => {
        learn = () => startTransition(() => setPlace('/trip?day=1'));
        setHasBegun(true);
      }, []);
      return (
        <Place value={place}>
          {hasBegun ? (
            <Suspense fallback={<i>Looking for your trip</i>}>
              <Trip />
            </Suspense>
          ) : (
            <i>Looking for your trip</i>
          )}
          <Footer />
        </Place>
      );
    }
    const page = document.createElement('div');
    page.innerHTML =
      '<i>Looking for your trip</i><div data-deferred="footer"><!--$--><em>/trip</em><!--/$--></div>';
    document.body.append(page);
    const app = <Page />;
    showLoadedParts(hydrateRoot(page, app), app);
    await vi.waitFor(() => expect(page.textContent).toContain('Day 1'), { timeout: 3_000 });
    page.remove();
    vi.unstubAllGlobals();
  },
);
