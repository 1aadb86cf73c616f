import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { t } from '@serendib/contract/words/t';
import { handleOf } from '~/features/listings/list-of.ts';
import { activeOf } from '~/features/listings/lists/active.ts';
import { SortLinks } from '~/features/listings/lists/deferred-order.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import { ListPage } from '~/ui/list/list-page.tsx';
import type { Route } from './+types/list.ts';
import { Found } from './deferred-found.ts';
import { VehicleTypes } from './type-links.tsx';

const load = pageLoad(deferLoad(() => import('./load-list.ts')));

// A filter panel is a form: it works before its scripts have come.
const Filters = deferHydration('filters', () => import('./filters.ts').then((part) => part.Filters));

export { load as clientLoader, load as loader };
export const handle = import.meta.env.SSR ? handleOf(vehicle) : undefined;
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Vehicles with drivers in Sri Lanka'),
    description: t(
      'Cars, vans, buses, jeeps and three wheelers with the people who drive them. Compare seats, prices and areas, and call the driver yourself.',
    ),
  });

const register = (
  <ButtonLink to="/partnership/vehicle-premium" look="line" small>
    {t('Register Your Vehicle')}
  </ButtonLink>
);

export default function Vehicles({ loaderData: { chips, ...loaded } }: Route.ComponentProps) {
  const { path, query } = loaded;
  return (
    <ListPage
      {...loaded}
      title={t('Vehicles')}
      plural={t('vehicles')}
      lead={t(
        'Every price is for the vehicle and the driver. You speak to whoever drives you, and nobody stands between.',
      )}
      above={<VehicleTypes query={query} />}
      aside={<Filters query={query} />}
      active={activeOf(chips)}
      order={<SortLinks path={path} query={query} count={loaded.list.data.length} hasPoints />}
      action={register}
    >
      <Found {...loaded} />
    </ListPage>
  );
}
