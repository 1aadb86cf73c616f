import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { endWhatHasEnded } from './ending.ts';
import { showPremiumStatus } from './entitlements.service.ts';
import { forgetWhoTook, ownFreeMonths, showFreeMonths } from './free-months/free-months.ts';

export const entitlements: Module = (api, context) => {
  context.jobs.repeat('entitlements:end', '* * * * *', () => endWhatHasEnded(context));

  context.jobs.repeat('entitlements:forget', '29 4 * * *', () => forgetWhoTook(context));
  context.personalData.push(ownFreeMonths);

  route(api, 'GET /free-months', ({ visitor }) => showFreeMonths(context, signedIn(visitor).id));
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
