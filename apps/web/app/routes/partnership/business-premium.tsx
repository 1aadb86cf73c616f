import { loadPlans } from '~/features/partnership/buying/deferred-buying.ts';
import { businessOffer } from '~/features/partnership/offers/business.ts';
import { premiumMeta } from '~/features/partnership/premium-meta.ts';
import { PremiumPage } from '~/features/partnership/premium-page.tsx';
import type { Route } from './+types/business-premium.ts';

export const meta = (args: Route.MetaArgs) => premiumMeta(args, businessOffer);

export { loadPlans as clientLoader, loadPlans as loader };

export default function BusinessPremium({ loaderData }: Route.ComponentProps) {
  return <PremiumPage offer={businessOffer} {...loaderData} />;
}
