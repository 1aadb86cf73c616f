import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { screen } from '~/testing/open-page.tsx';
import { PageTurn } from './page-turn.tsx';
import { Pager } from './pager.tsx';

function List() {
  const [asked, ask] = useSearchParams();
  const cursor = Number(asked.get('cursor'));
  const q = asked.get('q') ?? '';
  return (
    <>
      <title>{q || 'Vans'}</title>
      <main id="main" tabIndex={-1}>
        <button type="button" onClick={() => ask({ q: 'Kandy' })}>
          Search
        </button>
        <Pager next={cursor < 2 ? `?cursor=${cursor + 1}` : null} />
      </main>
      <PageTurn />
    </>
  );
}

async function opened() {
  const Page = createRoutesStub([{ path: '/', Component: List }]);
  render(<Page />);
  return userEvent.setup({ delay: null });
}

test('the next page of a list has the keyboard at its beginning, also where no further one follows', async () => {
  const user = await opened();
  for (const _ of ['second', 'last']) {
    screen.getByRole('link', { name: 'Next page' }).focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  }
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('a page that is called otherwise after a search says so, and the keyboard stays', async () => {
  const user = await opened();
  const button = screen.getByRole('button', { name: 'Search' });
  button.focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Kandy'));
  expect(document.activeElement).toBe(button);
});
