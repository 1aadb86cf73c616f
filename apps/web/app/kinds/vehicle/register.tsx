import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { t } from '@serendib/contract/words/t';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/register.ts';
import { VehicleCard } from './card.tsx';
import { newWords } from './form-words.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('List your vehicle'),
    description: t('Register a car, van, bus or three-wheeler with its driver on Serendib, free.'),
  });

export default function VehicleRegistration() {
  return (
    <NewListing
      kind={vehicle}
      words={newWords}
      make={(body) => call('POST /vehicles', { body })}
      card={(shown) => <VehicleCard vehicle={shown} />}
    />
  );
}
