import { expect, test } from 'vitest';
import { answer, openPage, routeAt, says, screen, within } from '~/testing/open-page.tsx';
import * as businessPremium from './business-premium.tsx';
import * as tourGuidePremium from './tour-guide-premium.tsx';
import * as tourOperator from './tour-operator.tsx';
import * as vehiclePremium from './vehicle-premium.tsx';

const subscription = { Free: 'LKR 0', Monthly: 'LKR 500', Yearly: 'LKR 4,800' };

// Proves PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12, OWN-AIM-05, GUIDE-FORM-02, OWN-ERROR-33.
test.each([
  ['tour-guide-premium', tourGuidePremium, subscription, 'Saves 20%', '/tour-guide-registration'],
  ['vehicle-premium', vehiclePremium, subscription, 'Saves 20%', '/vehicle-registration'],
  [
    'business-premium',
    businessPremium,
    { Free: 'LKR 0', Monthly: 'LKR 1,500', Yearly: 'LKR 15,000' },
    'Saves 17%',
    '/partnership/business-listing?tier=free',
  ],
  [
    'tour-operator',
    tourOperator,
    { Free: 'LKR 0', Monthly: 'LKR 2,000' },
    undefined,
    '/submit-tour-partnership',
  ],
] as const)(
  '%s has plans that cannot be bought while payments are paused, and a free way',
  async (...row) => {
    const [path, module, prices, saves, free] = row;
    answer({
      'GET /payments/mode': says({ mode: 'paused' }),
      'GET /settings': says({ promotionLastDay: '2099-06-30' }),
    });
    const { container } = await openPage(routeAt(`/partnership/${path}`, module), `/partnership/${path}`);
    await screen.findByText('Payment Processing Temporarily Unavailable');
    expect(container.textContent).toContain('All listings currently run as free plans');
    const plans = screen.getByRole('region', { name: 'What it costs' });
    expect(within(plans).getAllByRole('article')).toHaveLength(Object.keys(prices).length);
    for (const [plan, price] of Object.entries(prices)) {
      const card = within(plans)
        .getByRole('heading', { name: new RegExp(`^${plan}`) })
        .closest('article') as HTMLElement;
      expect(card.querySelector('b')?.textContent.replaceAll('\u00a0', ' ')).toBe(price);
      if (plan === 'Free') expect(within(card).getByRole('link').getAttribute('href')).toBe(free);
      else within(card).getByText('Not on sale while payments are paused.');
    }
    if (saves) within(plans).getByText(saves);
    // While nothing can be bought, nothing is said of free months of it: the specified notices stand alone.
    expect(container.textContent).not.toMatch(/free months|first 2 months free/i);
    // Nothing on the page can be pressed to pay.
    expect(screen.queryByRole('button')).toBeNull();
  },
);
