// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { act } from '~/testing/open-page.tsx';
import { deferHydration } from './defer-hydration.tsx';

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

test('a part with an image that failed before anything listened is hydrated, and one whose image is on its way waits', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<div data-deferred="card"><!--$--><img src="/media/gone.webp" alt="" /><!--/$--></div>';
  document.body.append(page);
  const image = page.querySelector('img') as HTMLImageElement;
  const state = { complete: false, naturalWidth: 0 };
  for (const name of ['complete', 'naturalWidth'] as const)
    Object.defineProperty(image, name, { get: () => state[name] });
  const isHydrated = async () => {
    vi.resetModules();
    const { deferHydration } = await import('./defer-hydration.tsx');
    const Part = deferHydration('card', async () => () => <img src="/media/gone.webp" alt="" />);
    const root = hydrateRoot(page, <Part />);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    const is = page.querySelector('[data-hydrated]') !== null;
    root.unmount();
    return is;
  };
  const before = page.innerHTML;
  expect(await isHydrated()).toBe(false);
  page.innerHTML = before;
  const again = page.querySelector('img') as HTMLImageElement;
  for (const name of ['complete', 'naturalWidth'] as const)
    Object.defineProperty(again, name, { get: () => ({ ...state, complete: true })[name] });
  expect(await isHydrated()).toBe(true);
  page.remove();
});
