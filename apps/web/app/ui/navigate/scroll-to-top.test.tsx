import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

afterEach(() => vi.restoreAllMocks());

// Proves BLOG-03, PLACE-12, LIMIT-07.
test('a button leads back to the top, as long as more than 300 pixels are behind one', () => {
  let behind = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => behind);
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
  const buttonAt = (pixels: number) => {
    behind = pixels;
    act(() => void dispatchEvent(new Event('scroll')));
    return screen.queryByRole('button', { name: 'Scroll to top' });
  };
  expect([0, 300].map(buttonAt)).toEqual([null, null]);
  const up = buttonAt(301);
  expect(up).not.toBeNull();
  if (up) fireEvent.click(up);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 0 }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(buttonAt(288)).toBeNull();
});
