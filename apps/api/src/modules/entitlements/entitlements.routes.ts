import { signedIn } from '../../platform/http/access.ts';
import { routeKinds } from '../../platform/http/kind-routes.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { endWhatHasEnded } from './ending.ts';
import { showPremiumStatus } from './entitlements.service.ts';
import { forgetWhoTook, ownFreeMonths, showFreeMonths } from './free-months/free-months.ts';
import { ownPremium, ownVouchers } from './personal-data.ts';

export const entitlements: Module = (api, context) => {
  context.jobs.repeat('entitlements:end', '* * * * *', () => endWhatHasEnded(context));

  context.jobs.repeat('entitlements:forget', '29 4 * * *', () => forgetWhoTook(context));
  context.personalData.push(ownFreeMonths, ownPremium, ownVouchers);

  route(api, 'GET /free-months', ({ visitor }) => showFreeMonths(context, signedIn(visitor).id));
  routeKinds(
    api,
    'premiumStatus',
    (kind) =>
      ({ visitor }) =>
        showPremiumStatus(context, signedIn(visitor), kind),
  );
};
