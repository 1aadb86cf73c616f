import { adminBusinessTypes, labelOf } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Card } from '~/ui/media/card.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { PriceLine } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { inRooms, placeOf } from './card-lines.ts';
import { type Business, businessAddress, businessImage } from './card-words.ts';
import { businessPrice } from './price-words.ts';

function Uncached({
  business,
  eager = false,
  heading = 'h2',
}: {
  business: Business;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const found = inRooms(business);
  return (
    <Card
      to={businessAddress(business)}
      heading={heading}
      title={business.businessName}
      print={{ ...businessImage(business), alt: '', eager }}
      flags={
        <>
          {business.isPremium && <Badge kind="premium" />}
          {business.checkedAt && <Badge kind="verified" />}
          {business.businessType && (
            <Badge kind="plain">{labelOf(adminBusinessTypes, business.businessType)}</Badge>
          )}
        </>
      }
      line={[placeOf(business), business.distance, business.answers].filter(Boolean).join(' · ')}
      foot={[
        <PriceLine key="price" shown={businessPrice(business)} none={t('Ask for prices')} />,
        <Rating
          key="rating"
          value={business.averageRating}
          count={business.reviewCount}
          none={t('New', {}, 'without reviews')}
        />,
      ]}
    >
      {business.specialties && (
        <p className="mt-2 text-15" lang={languageOf(business.specialties)}>
          {business.specialties}
        </p>
      )}
      {found.length > 0 && <p className="mt-1 text-14 text-ink-2">{found.join(' · ')}</p>}
    </Card>
  );
}

export const BusinessCard = cacheFragment('business-listing-card', Uncached);
