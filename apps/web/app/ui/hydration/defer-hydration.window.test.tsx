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
