import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { NothingFound } from '~/features/listings/lists/nothing-found.tsx';
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
    empty={
      <NothingFound
        found={found}
        title={t('No listings found')}
        picture="/prints/business-local-eatery-1.svg"
        showAll={t('Show all listings')}
        none={t('Nobody has listed a place yet. Yours can be the first.')}
        unfitting={t('Nothing fits all of that. Try the next district, or look at every type.')}
      />
    }
  />
);

const pinWords = (business: Business) => ({
  label: businessPrice(business)?.amount ?? business.businessName,
  name: business.businessName,
  card: () => <BusinessCard business={business} heading="h3" />,
});
