import { kinds } from '@serendib/contract/listings/kinds/index';
import { lists, says } from '~/testing/open-page.tsx';

export const ownId = '01a1fce3-4f2e-73d0-a91b-a0651cd32550';

/** One's own listing, as the server gives it to its editor. */
export const ownListing = (kind: keyof typeof kinds) => ({
  ...kinds[kind].example,
  ...{ _id: ownId, version: 1, status: 'approved', isVerified: true, submittedBy: 'nimal', isPremium: false },
  ...{ rejectReason: null, needsReview: false },
});

/** What the editor of a listing asks for besides it. */
export const restOfEditor = {
  'GET /payments/mode': says({ mode: 'paused' }),
  'GET /payments/user': lists(),
  'GET /vehicles/my-premium-status': says({ hasActivePremiumSubscription: false }),
  'GET /tour-guides/my-premium-status': says({ hasActivePremiumSubscription: false }),
  'GET /affiliate-links/my-premium-status': says({ hasActivePremiumSubscription: false }),
  'GET /tour-guides/my-submissions': lists(),
  'GET /papers': lists(),
  'GET /papers/{kind}/{id}': lists(),
};
