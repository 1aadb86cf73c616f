import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { endWhatHasEnded, showPremiumStatus } from './entitlements.service.ts';

export const entitlements: Module = (api, context) => {
  context.jobs.repeat('entitlements:end', '* * * * *', () => endWhatHasEnded(context));

  route(api, 'GET /tour-guides/my-premium-status', ({ visitor }) =>
    showPremiumStatus(context, signedIn(visitor), 'tourGuide'),
  );
  route(api, 'GET /vehicles/my-premium-status', ({ visitor }) =>
    showPremiumStatus(context, signedIn(visitor), 'vehicle'),
  );
  route(api, 'GET /affiliate-links/my-premium-status', ({ visitor }) =>
    showPremiumStatus(context, signedIn(visitor), 'businessListing'),
  );
};
