import { adminBusinessTypes, labelOf } from '@serendib/contract/options/options';
import { priceFor } from '@serendib/contract/words/price-words';
import { Card } from '~/ui/media/card.tsx';
import { Flag } from '~/ui/text/flag.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import {
  type Business,
  businessAddress,
  businessPicture,
  businessUnit,
  inRooms,
  placeOf,
} from './business-words.ts';

export function BusinessCard({
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
      print={{ ...businessPicture(business), alt: '', eager }}
      flags={
        <>
          {business.isPremium && <Flag kind="premium" />}
          {business.checkedAt && <Flag kind="verified" />}
          {business.businessType && (
            <Flag kind="plain">{labelOf(adminBusinessTypes, business.businessType)}</Flag>
          )}
        </>
      }
      line={placeOf(business)}
      foot={[
        priceFor(business.priceRange, businessUnit(business)) || 'Ask for prices',
        <Rating key="rating" value={business.averageRating} count={business.reviewCount} none="New" />,
      ]}
    >
      {business.specialties && <p className="mt-2 text-15">{business.specialties}</p>}
      {found.length > 0 && <p className="mt-1 text-14 text-ink-2">{found.join(' · ')}</p>}
    </Card>
  );
}
