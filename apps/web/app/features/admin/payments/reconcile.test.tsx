import { expect, test } from 'vitest';
import { answer, openPage, says, screen, signIn } from '~/testing/open-page.tsx';
import { Reconcile } from './reconcile.tsx';

test.each([
  [0, 'good', 'Reconciliation complete. Updated 2 payments.'],
  [
    9,
    'danger',
    'Reconciliation complete. Updated 2 payments. The gateway could not be asked about 9 payments. Please try again later.',
  ],
])(
  'reconciling says of how many the gateway could not be asked: %s',
  async (unansweredCount, kind, words) => {
    signIn({ role: 'admin' });
    answer({
      'POST /admin/payments/reconcile': says({ updatedCount: 2, askedCount: 3, unansweredCount }),
    });
    const { user } = await openPage(<Reconcile />);
    await user.click(screen.getByRole('button', { name: 'Reconcile' }));
    const said = await screen.findByText(words);
    expect(said.closest('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
  },
);
