import { kinds } from '@serendib/contract/listings/kinds/index';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newWords } from '~/kinds/tour/form-words.ts';
import * as submit from '~/kinds/tour/register.tsx';
import { answer, fill, openPage, routeAt, says, screen, signIn, within } from '~/testing/open-page.tsx';
import { NewListing } from '../pages/new-listing.tsx';
import { restOfEditor } from '../testing.ts';
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

test('a photo that was chosen before the scripts have come is sent once they are there, and once only', async () => {
  signIn();
  const { sent } = answer({
    ...restOfEditor,
    'POST /media': says({ url: 'https://example.lk/1.jpg' }),
  });
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('https://example.lk/1.jpg');
  const chosen = new File(['x'], '1.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText(/^Add photo/), chosen);
  fill(screen.getByLabelText(/^Tour name/), 'Ella and its bridge');
  screen.getByLabelText(/^Tour name/).focus();
  const path = '/submit-tour-partnership';
  await openPage(routeAt(path, submit), path);
  await screen.findByText('1.jpg has arrived.');
  // The one that the server sent stays in this test.
  const form = screen.getAllByRole('form', { name: 'Submit tour' }).at(-1) as HTMLElement;
  expect(within(form).getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(1);
  expect(document.activeElement).toBe(within(form).getByLabelText(/^Tour name/));
  expect(sent.filter(({ call }) => call === 'POST /media')).toHaveLength(1);
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
