import { loadPlans } from '~/features/partnership/buying/deferred-buying.ts';
import { tourOffer, tourOfferOnSale } from '~/features/partnership/offers/tour.ts';
import { premiumMeta } from '~/features/partnership/premium-meta.ts';
import { PremiumPage } from '~/features/partnership/premium-page.tsx';
import type { Route } from './+types/tour-operator.ts';

const offerIn = (data: { mode: string } | undefined) =>
  data && data.mode !== 'paused' ? tourOfferOnSale : tourOffer;

export const meta = (args: Route.MetaArgs) => premiumMeta(args, offerIn(args.loaderData));

export { loadPlans as clientLoader, loadPlans as loader };

export default function TourOperator({ loaderData }: Route.ComponentProps) {
  return <PremiumPage offer={offerIn(loaderData)} {...loaderData} />;
}
