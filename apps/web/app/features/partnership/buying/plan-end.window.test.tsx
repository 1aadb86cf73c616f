// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { alertWith, answer, openPage, screen, signIn } from '~/testing/open-page.tsx';
import { PlanEnd } from './plan-end.tsx';
import { usePremiumStatus } from './use-premium-status.ts';

vi.mock('~/lib/mine/premium-status.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function Plan() {
  const premium = usePremiumStatus('vehicle');
  return <PlanEnd service="vehicle_premium_monthly" plan="monthly" place="/partnership" {...premium} />;
}

test('a plan is sold where the script that asks what the reader has does not arrive', async () => {
  signIn();
  const { sent } = answer({ 'POST /payments/payhere/create-checkout': 'away' });
  const { user } = await openPage(<Plan />);
  await user.click(screen.getByRole('button', { name: 'Buy a month' }));
  await alertWith('Failed to initialize payment. Please try again later.');
  expect(sent).toHaveLength(1);
});
