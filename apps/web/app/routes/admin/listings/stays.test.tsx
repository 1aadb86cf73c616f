import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { expect, test, vi } from 'vitest';
import { type Answer, act, fill, refuses, screen, within } from '~/testing/open-page.tsx';
import { _id, opened, pane, shownOf } from './testing.tsx';

const review = 'GET /admin/listings/{id}/review';
const feature = keyOf('tourGuide', 'feature');
const premium = { isPremium: true, hadPremiumBefore: true };

test('what is typed in a form stays where neither its first page nor the listing can be asked for', async () => {
  const { user, answers, sent } = await opened(
    'tourGuide',
    `?id=${_id}&edit=1`,
    { [feature]: 'away' },
    premium,
  );
  const bio = await screen.findByLabelText<HTMLTextAreaElement>(/^Bio/);
  fill(bio, 'I grew up below Hanthana.');
  const asked = () => sent.filter(({ call }) => call.endsWith('/review')).length;
  const before = asked();
  answers[review] = 'away';
  await user.selectOptions(
    screen.getByLabelText('Featured', { selector: 'main .workspace-form select' }),
    'homepage',
  );
  await user.click(screen.getByRole('button', { name: 'Save: Featured' }));
  await screen.findByText(/We cannot be reached/);
  await vi.waitFor(() => expect(asked()).toBe(before + 1));
  await act(async () => {});
  expect([bio.isConnected, bio.value]).toEqual([true, 'I grew up below Hanthana.']);
});

test('a listing stays open where it cannot be asked for anew, which is said and can be tried again, until it is gone', async () => {
  const { press, answers, title } = await opened('tourGuide', `?id=${_id}`, { [feature]: 'away' }, premium);
  const shown = () => within(screen.getByRole('region', { name: 'Review' }));
  await shown().findByRole('heading', { name: title, level: 2 });
  answers[review] = 'away';
  await press('Feature', await pane());
  await shown().findByRole('button', { name: 'Try again' });
  shown().getByRole('heading', { name: title, level: 2 });
  answers[review] = shownOf('tourGuide', premium).answers[review] as Answer;
  await press('Try again', await pane());
  await vi.waitFor(() => expect(shown().queryByRole('button', { name: 'Try again' })).toBeNull());
  answers[review] = refuses('It is gone.', 404, 'NOT_FOUND');
  await press('Feature', await pane());
  await shown().findByText('This listing is not there any more');
  expect(shown().queryByRole('heading', { name: title, level: 2 })).toBeNull();
});
