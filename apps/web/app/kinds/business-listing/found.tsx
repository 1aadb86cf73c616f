import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { BusinessCard } from './card.tsx';
import type { Business } from './card-words.ts';
import { businessPrice } from './price-words.ts';

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundOf<Business>) => (
  <FoundCards
    found={found}
    kind="businessListing"
    plural={t('places to stay and eat')}
    titleOf={({ businessName }) => businessName}
    pinsOf={(list) => pinsOf(list, pinWords)}
    card={(business, index) => <BusinessCard key={business._id} business={business} eager={index < 3} />}
    empty={<Nothing {...found} />}
  />
);

const Nothing = ({ list, path }: FoundOf<Business>) => (
  <EmptyState
    title={t('No listings found')}
    picture="/prints/business-local-eatery-1.svg"
    actions={list.totalUnfiltered > 0 && <ButtonLink to={path}>{t('Show all listings')}</ButtonLink>}
  >
    <p>
      {list.totalUnfiltered === 0
        ? t('Nobody has listed a place yet. Yours can be the first.')
        : t('Nothing fits all of that. Try the next district, or look at every type.')}
    </p>
  </EmptyState>
);

const pinWords = (business: Business) => ({
  label: businessPrice(business)?.amount ?? business.businessName,
  name: business.businessName,
  card: () => <BusinessCard business={business} heading="h3" />,
});
