import { loadPlans } from '~/features/partnership/buying/deferred-buying.ts';
import { guideOffer } from '~/features/partnership/offers/guide.ts';
import { premiumMeta } from '~/features/partnership/premium-meta.ts';
import { PremiumPage } from '~/features/partnership/premium-page.tsx';
import type { Route } from './+types/tour-guide-premium.ts';

export const meta = (args: Route.MetaArgs) => premiumMeta(args, guideOffer);

export { loadPlans as clientLoader, loadPlans as loader };

export default function TourGuidePremium({ loaderData }: Route.ComponentProps) {
  return <PremiumPage offer={guideOffer} {...loaderData} />;
}
