import { kinds } from '@serendib/contract/listings/kinds/index';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newWords } from '~/kinds/tour/form-words.ts';
import { fill, screen } from '~/testing/open-page.tsx';
import { NewListing } from '../pages/new-listing.tsx';
import { readEarly } from './typed-early.ts';

/** The form of a tour, as the server sends it. */
beforeEach(() => {
  const Page = () => (
    <NewListing
      kind={kinds.tour}
      words={newWords}
      make={() => Promise.reject(new Error('It is not sent.'))}
      card={() => null}
    />
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/submit-tour-partnership?tier=free'],
  });
  document.body.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />);
  onTestFinished(() => document.body.replaceChildren());
});

test('of a form in which nothing was typed before its scripts have come, nothing is taken', () => {
  expect(readEarly(kinds.tour)?.values).toEqual({});
});

test('dollars stay dollars, and the first day stays, of what was typed before the scripts have come', () => {
  fill(screen.getByLabelText('Currency'), '$');
  fill(screen.getByLabelText(/^Price range/), '200');
  fill(screen.getByLabelText('What happens'), 'Kandy to Hatton by train');
  expect(readEarly(kinds.tour)?.values).toEqual({
    priceRange: '$ 200',
    itinerary: [{ day: 'Day 1', description: 'Kandy to Hatton by train' }],
  });
});

test('who presses to log in or to sign up before the scripts have come is led back to the form', () => {
  for (const [name, page] of [
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ])
    expect(screen.getByText(name ?? '').getAttribute('href')).toBe(
      `${page}?from=${encodeURIComponent('/submit-tour-partnership?tier=free')}`,
    );
});
