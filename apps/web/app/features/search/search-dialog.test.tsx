import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Answer, answer, openPage, refuses, says, screen, within } from '~/testing/open-page.tsx';
import SearchDialog from './search-dialog.tsx';

const suggested = (...labels: string[]) =>
  says(
    labels.map((label) => ({
      ...{ kind: 'destination', label, nameSi: null, nameTa: null, line: 'Heritage' },
      href: `/destination/${label.toLowerCase()}`,
    })),
  );

const Where = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchDialog onClose={() => undefined} />
      <p data-testid="at">{pathname + search}</p>
    </>
  );
};

/** The dialog over a slow network: replies come when the test says so. */
async function openDialog() {
  const asked = new Map<string, (reply: Answer) => void>();
  answer({
    'GET /search/suggest': ({ url }) =>
      new Promise((resolve) => {
        asked.set(url.searchParams.get('q') ?? '', resolve);
      }),
  });
  const { user } = await openPage(<Where />);
  const box = screen.getByRole('combobox');
  const type = async (letters: string, whole: string) => {
    await user.type(box, letters);
    await expect.poll(() => asked.has(whole)).toBe(true);
  };
  const reply = (to: string, given: Answer) => act(async () => asked.get(to)?.(given));
  return { user, type, reply };
}

test('Enter goes to the suggestion that was pointed at, also where another list came meanwhile', async () => {
  const { user, type, reply } = await openDialog();
  await type('ka', 'ka');
  await reply('ka', suggested('Kalutara', 'Kandy'));
  await screen.findByRole('option', { name: /Kalutara/ });
  await type('n', 'kan');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await reply('kan', suggested('Kandy', 'Kankesanthurai'));
  await screen.findByRole('option', { name: /Kankesanthurai/ });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Kandy');
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('at').textContent).toBe('/destination/kandy');
});

test('how many suggestions there are is said as they come, and that there are none any more', async () => {
  const { type, reply, user } = await openDialog();
  const said = within(screen.getByRole('dialog')).getByRole('status');
  expect(said.textContent).toBe('');
  await type('ka', 'ka');
  await reply('ka', suggested('Kalutara', 'Kandy'));
  await vi.waitFor(() => expect(said.textContent).toBe('2 suggestions'));
  await type('x', 'kax');
  await reply('kax', suggested());
  await vi.waitFor(() => expect(said.textContent).toBe('No suggestions'));
  await user.clear(screen.getByRole('combobox'));
  expect(said.textContent).toBe('');
});

test('where what was pointed at is not suggested any more, Enter searches for what is typed', async () => {
  const { user, type, reply } = await openDialog();
  await type('ka', 'ka');
  await reply('ka', suggested('Kalutara'));
  await screen.findByRole('option', { name: /Kalutara/ });
  await type('n', 'kan');
  await user.keyboard('{ArrowDown}');
  await reply('kan', suggested('Kandy'));
  await screen.findByRole('option', { name: /Kandy/ });
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByTestId('at').textContent).toBe('/search?q=kan');
});

test('suggestions for fewer letters go where none can be had for these', async () => {
  const { type, reply } = await openDialog();
  await type('ka', 'ka');
  await reply('ka', suggested('Kalutara'));
  await screen.findByRole('option', { name: /Kalutara/ });
  await type('n', 'kan');
  await reply('kan', refuses('Something went wrong', 500, 'INTERNAL'));
  await expect.poll(() => screen.queryByRole('option')).toBeNull();
});
