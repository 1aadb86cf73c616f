import { t } from '@serendib/contract/words/t';
import { FoundCards, type FoundOf } from '~/features/listings/lists/found-cards.tsx';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
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
    empty={<Nothing {...found} />}
  />
);

const Nothing = ({ list, path }: FoundOf<Tour>) => (
  <EmptyState
    title={t('No tours found')}
    picture="/scenes/ella-nine-arch.svg"
    actions={list.totalUnfiltered > 0 && <ButtonLink to={path}>{t('Show all tours')}</ButtonLink>}
  >
    <p>
      {list.totalUnfiltered === 0
        ? t('Nobody has listed a tour yet. Yours can be the first.')
        : t('No tour fits all of that. A wider price range or another type may help.')}
    </p>
  </EmptyState>
);

const pinWords = (tour: Tour) => ({
  label: tourPrice(tour)?.amount ?? tour.name,
  name: tour.name,
  card: () => <TourCard tour={tour} heading="h3" />,
});
