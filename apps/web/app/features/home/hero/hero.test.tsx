// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage, passes, screen } from '~/testing/open-page.tsx';
import { Hero } from './hero.tsx';

// Proves HOME-01, HOME-02, LIMIT-01.
test('each of five prints is shown for five seconds, no less and no longer, and the first follows the last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await openPage(<Hero districts={[]} />);
  const now = () => document.querySelector('[data-now]')?.getAttribute('aria-label');
  expect(screen.getAllByRole('group', { name: / of 5$/ })).toHaveLength(5);
  for (const print of [1, 2, 3, 4, 5, 1]) {
    expect(now()).toBe(`${print} of 5`);
    await passes(4_999);
    expect(now()).toBe(`${print} of 5`);
    await passes(1);
  }
});
