import { t } from '@serendib/contract/words/t';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OtherNames } from '~/ui/text/other-names.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { destinationsPath } from './addresses.ts';
import type { ShownDestination } from './shown-destination.ts';

interface PlaceHeadingProps {
  place: Pick<
    ShownDestination,
    'name' | 'ownName' | 'nameSi' | 'nameTa' | 'summary' | 'averageRating' | 'reviewCount'
  >;
}

/** What a place is called, in one sentence, and what travellers gave it. */
export const PlaceHeading = ({ place }: PlaceHeadingProps) => (
  <PageHeading
    title={place.ownName}
    above={
      <Breadcrumbs
        crumbs={[
          { label: t('Home'), to: '/' },
          { label: t('Destinations'), to: destinationsPath },
          { label: place.ownName },
        ]}
      />
    }
    below={<OtherNames place={place} className="flex flex-wrap gap-x-4 text-19 text-ink" />}
  >
    <div className="grid gap-3">
      <p lang={languageOf(place.summary)}>{place.summary}</p>
      <Rating value={place.averageRating} count={place.reviewCount} inWords />
    </div>
  </PageHeading>
);
