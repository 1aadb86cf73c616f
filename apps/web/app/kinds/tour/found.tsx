import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { NothingFound } from '~/features/listings/lists/nothing-found.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { TourCard } from './card.tsx';
import type { Tour } from './card-words.ts';
import { tourPrice } from './price-words.ts';

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundOf<Tour>) => (
  <FoundCards
    found={found}
    kind="tour"
    plural={t('tours')}
    titleOf={({ name }) => name}
    pinsOf={(list) => pinsOf(list, pinWords)}
    card={(tour, index) => <TourCard key={tour._id} tour={tour} eager={index < 3} />}
    empty={
      <NothingFound
        found={found}
        title={t('No tours found')}
        picture="/scenes/ella-nine-arch.svg"
        showAll={t('Show all tours')}
        none={t('Nobody has listed a tour yet. Yours can be the first.')}
        unfitting={t('No tour fits all of that. A wider price range or another type may help.')}
      />
    }
  />
);

const pinWords = (tour: Tour) => ({
  label: tourPrice(tour)?.amount ?? tour.name,
  name: tour.name,
  card: () => <TourCard tour={tour} heading="h3" />,
});
