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
