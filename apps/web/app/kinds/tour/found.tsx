import { t } from '@serendib/contract/words/t';
import { CompareMarks } from '~/features/listings/compare/compare-marks.tsx';
import type { LoadedList } from '~/features/listings/load-list.ts';
import { FoundAround } from '~/features/listings/map/found-around.tsx';

import { EmptyState } from '~/ui/feedback/empty-state.tsx';

import { ButtonLink } from '~/ui/form/button.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { TourCard } from './card.tsx';
import type { Tour } from './card-words.ts';
import { tourPrice } from './price-words.ts';

type FoundProps = Pick<LoadedList<Tour>, 'list' | 'path' | 'query' | 'refused'>;

/** What was found, or what to do where nothing was. */
export const Found = (found: FoundProps) => (
  <FoundAround {...found} pins={() => pinsOf(found.list.data, pinWords)}>
    <Results {...found} />
  </FoundAround>
);

function Results({ list, path }: FoundProps) {
  if (list.data.length === 0)
    return (
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
  return (
    <>
      <div className="card-grid marked">
        {list.data.map((item, index) => (
          <TourCard key={item._id} tour={item} eager={index < 3} />
        ))}
      </div>
      <CompareMarks kind="tour" plural={t('tours')} items={marksOf(list.data)} />
    </>
  );
}

const marksOf = (found: FoundProps['list']['data']) =>
  found.map(({ _id, name }) => ({ id: _id, title: name }));

const pinWords = (tour: Tour) => ({
  label: tourPrice(tour)?.amount ?? tour.name,
  name: tour.name,
  card: () => <TourCard tour={tour} heading="h3" />,
});
