import type { Page } from 'playwright/test';
import { simulatedTest as base, expect } from '../journey.ts';
import { keepPromotion } from '../promotion.ts';
import { holdSeconds } from './settled.ts';

export { expect } from '../journey.ts';
export { comeBack, orderOf, passSeconds, statusOf } from './settled.ts';

export const test = base.extend<{ promotionLastDay: string; promotion: undefined }>({
  /** Past, because free months would come before all that is bought: `test.use({ promotionLastDay })`. */
  promotionLastDay: ['2026-01-01', { option: true }],
  promotion: [
    async ({ request, baseURL, promotionLastDay }, use) => {
      await keepPromotion(request, baseURL, promotionLastDay);
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await holdSeconds(context);
    await use(context);
  },
});

interface Behaviour {
  /** Words on the card: `Insufficient funds`. */
  card?: string;
  secondsLate?: number;
  isLost?: boolean;
}

/** Pays on the gateway's page, which says what it is paid for. */
export async function payAtGateway(page: Page, amount: string, behaviour: Behaviour = {}): Promise<void> {
  const { card, secondsLate, isLost } = behaviour;
  await expect(page.getByRole('heading', { name: `Pay ${amount}` })).toBeVisible();
  if (card) {
    await page.getByText('Cards that are declined').click();
    await page.getByLabel(`${card} (Visa)`).check();
  }
  if (secondsLate || isLost) await page.getByText('How the gateway behaves this time').click();
  if (secondsLate) await page.getByLabel('Seconds late').fill(String(secondsLate));
  if (isLost) await page.getByLabel('The notification gets lost').check();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}
