import { useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fill, openPage, screen } from '~/testing/open-page.tsx';
import { SeasonForm } from './season-form.tsx';

function Season() {
  const [asked] = useSearchParams();
  return (
    <>
      <SeasonForm from={asked.get('from')} to={asked.get('to')} />
      <p data-asked="">{asked.get('to')}</p>
    </>
  );
}

test('the days of a season keep the keyboard when they are sent, and follow the address', async () => {
  const address = '/season?from=2027-01-10&to=2027-01-14';
  const { user } = await openPage({ path: '/season', Component: Season }, address);
  const last = screen.getByLabelText<HTMLInputElement>(/^Last day/);
  last.focus();
  fill(last, '2027-01-20');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.querySelector('[data-asked]')?.textContent).toBe('2027-01-20'));
  expect([document.activeElement, last.value]).toEqual([last, '2027-01-20']);
});
