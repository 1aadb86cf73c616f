import { loadPlans } from '~/features/partnership/buying/deferred-buying.ts';
import { vehicleOffer } from '~/features/partnership/offers/vehicle.ts';
import { premiumMeta } from '~/features/partnership/premium-meta.ts';
import { PremiumPage } from '~/features/partnership/premium-page.tsx';
import type { Route } from './+types/vehicle-premium.ts';

export const meta = (args: Route.MetaArgs) => premiumMeta(args, vehicleOffer);

export { loadPlans as clientLoader, loadPlans as loader };

export default function VehiclePremium({ loaderData }: Route.ComponentProps) {
  return <PremiumPage offer={vehicleOffer} {...loaderData} />;
}
