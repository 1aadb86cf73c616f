import { expect, test } from 'vitest';
import { draftsOf } from '~/lib/session/drafts.ts';
import { keepText } from '~/lib/storage/kept.ts';
import { openPage, screen, signIn } from '~/testing/open-page.tsx';
import { Templates } from './templates.tsx';

test('the button that takes a usual answer away says which', async () => {
  signIn();
  keepText(`${draftsOf('nimal')}answers`, JSON.stringify(['We are free.', 'We are not.']));
  const { user } = await openPage(<Templates current="" onTake={() => {}} />);
  await user.click(screen.getByText('Your usual answers'));
  await user.click(screen.getByRole('button', { name: 'Take away: We are free.' }));
  expect(screen.queryByText('We are free.')).toBeNull();
  expect(screen.getByText('We are not.')).toBeTruthy();
});

test('a usual answer is marked with its language', async () => {
  signIn();
  keepText(`${draftsOf('nimal')}answers`, JSON.stringify(['ඔව්, පුළුවන්.']));
  await openPage(<Templates current="" onTake={() => {}} />);
  expect(screen.getByText('ඔව්, පුළුවන්.').lang).toBe('si');
});
