import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act, openPage, passes, screen } from '~/testing/open-page.tsx';
import { Hero } from './hero.tsx';

const now = () => document.querySelector('[data-now]')?.getAttribute('aria-label');

// Proves HOME-01, HOME-02, LIMIT-01.
test('each of five prints is shown for five seconds, no less and no longer, and the first follows the last', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await openPage(<Hero districts={[]} />);
  expect(screen.getAllByRole('group', { name: / of 5$/ })).toHaveLength(5);
  for (const print of [1, 2, 3, 4, 5, 1]) {
    expect(now()).toBe(`${print} of 5`);
    await passes(4_999);
    expect(now()).toBe(`${print} of 5`);
    await passes(1);
  }
});

// Proves HOME-02.
test('the slideshow waits while it is pointed at, the keyboard is on it, or the visitor stops it, and then moves on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { container } = await openPage(
    <>
      <Hero districts={[]} />
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  const hero = container.querySelector('section') as HTMLElement;
  const link = (name: string) => screen.getByRole('link', { name });
  expect(now()).toBe('1 of 5');
  fireEvent.pointerEnter(hero, { pointerType: 'mouse' });
  await passes(20_000);
  expect(now(), 'pointed at').toBe('1 of 5');
  await act(async () => link('Start Exploring').focus());
  fireEvent.pointerLeave(hero);
  await passes(20_000);
  expect(now(), 'with the keyboard on it').toBe('1 of 5');
  await act(async () => link('Elsewhere').focus());
  await passes(4_999);
  expect(now()).toBe('1 of 5');
  await passes(1);
  expect(now(), 'it moves on again').toBe('2 of 5');
  await act(async () => screen.getByRole('button', { name: 'Pause the slideshow' }).click());
  await passes(20_000);
  expect(now(), 'stopped').toBe('2 of 5');
});
