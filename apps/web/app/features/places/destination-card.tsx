import { labelOf } from '@serendib/contract/options/option';
import { destinationCategories } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Card } from '~/ui/media/card.tsx';
import { marked } from '~/ui/text/marked.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { destinationAddress } from './addresses.ts';
import type { WithImage } from './place-image.ts';

export type DestinationCardData = WithImage<ItemOf<'GET /destinations'>> & {
  /** What the month that is asked for is like there, or which are its best. */
  season?: string;
  /** How far it is from the place that is asked for. */
  distance?: string;
};

function Uncached({
  place,
  eager = false,
  heading = 'h2',
}: {
  place: DestinationCardData;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  return (
    <Card
      to={destinationAddress(place)}
      heading={heading}
      title={place.ownName}
      print={{ ...place.picture, alt: '', eager }}
      line={marked(place.summary)}
      foot={[
        t('{district} District', { district: placeName(place.district) }),
        place.averageRating ? (
          <Rating key="rating" value={place.averageRating} count={place.reviewCount} />
        ) : (
          labelOf(destinationCategories, place.category)
        ),
      ]}
    >
      {(place.season || place.distance) && (
        <p className="text-14 font-semibold">{[place.season, place.distance].filter(Boolean).join(' · ')}</p>
      )}
    </Card>
  );
}

export const DestinationCard = cacheFragment('destination-card', Uncached);
