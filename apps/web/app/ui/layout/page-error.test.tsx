import { act, render } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { screen } from '~/testing/open-page.tsx';
import { PageFocus } from '../navigate/page-focus.tsx';
import { PageError } from './page-error.tsx';
import { PlainError } from './plain-error.tsx';

// As root.tsx has it.
const LateError = lazy(async () => ({ default: PageError }));

const Around = ({ children }: { children: ReactNode }) => (
  <>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <PageFocus />
  </>
);

test('the page of an error that is reached within the site has the keyboard at its words, and so has the page after it', async () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Around>
          <Outlet />
        </Around>
      ),
      ErrorBoundary: ({ error }: { error?: unknown }) => (
        <Around>
          <Suspense>
            <LateError error={error} />
          </Suspense>
        </Around>
      ),
      children: [
        { index: true, Component: () => <Link to="/vehicles/gone">A van</Link> },
        {
          path: 'vehicles/gone',
          loader: () => {
            throw new Response(null, { status: 404 });
          },
        },
      ],
    },
  ]);
  render(<Page />);
  await act(async () => (await screen.findByText('A van')).click());
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Page not found · Serendib');
  await act(async () => screen.getByRole('link', { name: 'Back home' }).click());
  await screen.findByText('A van');
  expect(document.activeElement?.id).toBe('main');
});

test('where the page of errors cannot be had either, the title says that', () => {
  render(<PlainError />);
  expect(document.title).toBe('We cannot be reached just now.');
});
