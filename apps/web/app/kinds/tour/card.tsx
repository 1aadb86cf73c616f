import { labelOf, tourTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Card } from '~/ui/media/card.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { PriceLine } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { descriptionPreview, type Tour, tourAddress, tourImage } from './card-words.ts';
import { tourPrice } from './price-words.ts';

function Uncached({
  tour,
  eager = false,
  heading = 'h2',
}: {
  tour: Tour;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  return (
    <Card
      to={tourAddress(tour)}
      heading={heading}
      title={tour.name}
      print={{ ...tourImage(tour), alt: '', eager }}
      flags={
        <>
          {tour.onDates && <OnDates on={tour.onDates} leaves={tour.leaves} />}
          {tour.isPremium && <Badge kind="premium" />}
          {tour.checkedAt && <Badge kind="verified" />}
          <Badge kind="plain">{labelOf(tourTypes, tour.type ?? 'other')}</Badge>
        </>
      }
      line={[tour.location, tour.duration, tour.distance, tour.answers].filter(Boolean).join(' · ')}
      foot={[
        <PriceLine key="price" shown={tourPrice(tour)} />,
        <Rating
          key="rating"
          value={tour.averageRating}
          count={tour.reviewCount}
          none={t('New', {}, 'without reviews')}
        />,
      ]}
    >
      <p className="mt-2 text-15" lang={languageOf(tour.description)}>
        {descriptionPreview(tour.description)}
      </p>
    </Card>
  );
}

export const TourCard = cacheFragment('tour-card', Uncached);
