import { t } from '@serendib/contract/words/t';
import { CompareMarks } from '~/features/listings/compare/compare-marks.tsx';
import type { LoadedList } from '~/features/listings/load-list.ts';
import { FoundAround } from '~/features/listings/map/found-around.tsx';

import { EmptyState } from '~/ui/feedback/empty-state.tsx';

import { ButtonLink } from '~/ui/form/button.tsx';
import { pinsOf } from '~/ui/map/pins.ts';
import { BusinessCard } from './card.tsx';
import type { Business } from './card-words.ts';
import { businessPrice } from './price-words.ts';

type FoundProps = Pick<LoadedList<Business>, 'list' | 'path' | 'query' | 'refused'>;

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
  return (
    <>
      <div className="card-grid marked">
        {list.data.map((item, index) => (
          <BusinessCard key={item._id} business={item} eager={index < 3} />
        ))}
      </div>
      <CompareMarks kind="businessListing" plural={t('places to stay and eat')} items={marksOf(list.data)} />
    </>
  );
}

const marksOf = (found: FoundProps['list']['data']) =>
  found.map(({ _id, businessName }) => ({ id: _id, title: businessName }));

const pinWords = (business: Business) => ({
  label: businessPrice(business)?.amount ?? business.businessName,
  name: business.businessName,
  card: () => <BusinessCard business={business} heading="h3" />,
});
