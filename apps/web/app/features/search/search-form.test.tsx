// @vitest-environment happy-dom
import { useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { SearchForm } from './search-form.tsx';

function Search() {
  const [asked] = useSearchParams();
  return (
    <>
      <SearchForm asked={{ q: asked.get('q') ?? '' }} />
      <p data-asked="">{asked.get('q')}</p>
    </>
  );
}

test('the line of a search keeps the keyboard when it is sent, and follows the address', async () => {
  const { user } = await openPage({ path: '/search', Component: Search }, '/search?q=van');
  const line = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(line, ' Kandy{Enter}');
  await vi.waitFor(() => expect(document.querySelector('[data-asked]')?.textContent).toBe('van Kandy'));
  expect([document.activeElement, line.value]).toEqual([line, 'van Kandy']);
});
