import { useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { act, fill, openPage, screen } from '~/testing/open-page.tsx';
import { SearchForm } from './search-form.tsx';

function Search() {
  const [asked] = useSearchParams();
  const [q = '', from, to] = ['q', 'from', 'to'].map((name) => asked.get(name) ?? undefined);
  return (
    <>
      <SearchForm asked={{ q, from, to }} />
      <p data-asked="">{`${asked}`}</p>
    </>
  );
}

test('the line of a search keeps the keyboard when it is sent, and follows the address', async () => {
  const { user } = await openPage({ path: '/search', Component: Search }, '/search?q=van');
  const line = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(line, ' Kandy{Enter}');
  await vi.waitFor(() =>
    expect(document.querySelector('[data-asked]')?.textContent).toContain('q=van+Kandy'),
  );
  expect([document.activeElement, line.value]).toEqual([line, 'van Kandy']);
});

test('the days of a search keep the keyboard when they are sent, and open where an address asks for them', async () => {
  const { user } = await openPage({ path: '/search', Component: Search }, '/search?q=van');
  const days = () => document.querySelector<HTMLDetailsElement>('details:has([name="from"])');
  expect(days()?.open).toBe(false);
  await user.click(screen.getByText('Only who is not busy on your days'));
  const last = screen.getByLabelText<HTMLInputElement>('Last day');
  fill(screen.getByLabelText('First day'), '2027-01-02');
  fill(last, '2027-01-05');
  last.focus();
  act(() => last.form?.requestSubmit());
  await vi.waitFor(() =>
    expect(document.querySelector('[data-asked]')?.textContent).toContain('to=2027-01-05'),
  );
  expect([document.activeElement, last.value, days()?.open]).toEqual([last, '2027-01-05', true]);

  fill(screen.getByLabelText('First day'), '');
  fill(last, '');
  act(() => last.form?.requestSubmit());
  await vi.waitFor(() =>
    expect(document.querySelector('[data-asked]')?.textContent).not.toContain('2027-01-05'),
  );
  expect([document.activeElement, days()?.open]).toEqual([last, true]);
});
