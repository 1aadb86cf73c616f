import { patternPrint } from '@serendib/contract/drawings/print-of';
import type { Dossier } from '~/features/admin/review/dossier.ts';
import { type Blog, BlogCard } from '~/features/listings/cards/blog-card.tsx';
import { BusinessCard } from '~/features/listings/cards/business-card.tsx';
import type { Business } from '~/features/listings/cards/business-words.ts';
import { type Guide, GuideCard } from '~/features/listings/cards/guide-card.tsx';
import { TourCard } from '~/features/listings/cards/tour-card.tsx';
import type { Tour } from '~/features/listings/cards/tour-words.ts';
import { type Vehicle, VehicleRow } from '~/features/listings/cards/vehicle-card.tsx';

/** The card of a listing as it stands in its list. Its links lead nowhere here: it is looked at. */
export const publicCard = (dossier: Pick<Dossier, 'kind' | 'listing'>) => (
  <div inert>
    <Card {...dossier} />
  </div>
);

function Card({ kind, listing }: Pick<Dossier, 'kind' | 'listing'>) {
  switch (kind) {
    case 'tourGuide':
      return (
        <div className="max-w-[22rem]">
          <GuideCard guide={{ ...(listing as Guide), print: patternPrint(listing._id) }} heading="h3" />
        </div>
      );
    case 'vehicle':
      return <VehicleRow vehicle={listing as Vehicle} />;
    case 'tour':
      return (
        <div className="max-w-[22rem]">
          <TourCard tour={listing as Tour} />
        </div>
      );
    case 'businessListing':
      return (
        <div className="max-w-[22rem]">
          <BusinessCard business={listing as Business} />
        </div>
      );
    default:
      return (
        <div className="max-w-[22rem]">
          <BlogCard blog={listing as Blog} />
        </div>
      );
  }
}
