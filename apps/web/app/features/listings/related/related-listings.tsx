import { Suspense } from 'react';
import { type Blog, BlogCard } from '~/kinds/blog/card.tsx';
import { BusinessCard } from '~/kinds/business-listing/card.tsx';
import type { Business } from '~/kinds/business-listing/card-words.ts';
import { TourCard } from '~/kinds/tour/card.tsx';
import type { Tour } from '~/kinds/tour/card-words.ts';
import { type Guide, GuideCard } from '~/kinds/tour-guide/card.tsx';
import { type Vehicle, VehicleCard } from '~/kinds/vehicle/card.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { OrderWords } from '~/ui/list/order-words.tsx';
import { ComparePage } from './compare-page.tsx';
import type { Unseen } from './owners-notice.tsx';
import { Related } from './related.tsx';
import { ShareLinks, type ShareLinksProps } from './share-links.tsx';
import { isUnseen } from './unseen.ts';

// Few pages are shown to their owners alone.
const OwnersNotice = lazyPart(() => import('./owners-notice.tsx'));

export interface RelatedListingsProps {
  /** What the page is about; where travellers do not see it, its owner is told so in place of all this. */
  listing?: Unseen;
  /** What is sent on: its name and its address. */
  send?: ShareLinksProps;
  title: string;
  line?: string;
  /** By what they are in order, where it is not the order that lists have by themselves. */
  by?: 'distance' | 'words';
  more: { to: string; label: string };
  vehicles?: readonly Vehicle[];
  guides?: readonly Guide[];
  tours?: readonly Tour[];
  businesses?: readonly Business[];
  blogs?: readonly Blog[];
}

/** A way to send the page on, and others of the kind. */
export function RelatedListings({ listing, ...props }: RelatedListingsProps) {
  if (!listing || !isUnseen(listing)) return <ForTravellers {...props} />;
  return (
    <Suspense>
      <OwnersNotice listing={listing} />
    </Suspense>
  );
}

function ForTravellers({ send, title, line, by, more, ...others }: RelatedListingsProps) {
  const { vehicles = [], guides = [], tours = [], businesses = [], blogs = [] } = others;
  const isPaidFor = [vehicles, guides, tours, businesses].flat().some(({ isPremium }) => isPremium);
  return (
    <>
      {send && <ComparePage {...send} />}
      {send && <ShareLinks {...send} />}
      <Related title={title} line={isPaidFor ? <PaidFor line={line} by={by} /> : line} more={more}>
        {[
          ...vehicles.map((one) => <VehicleCard key={one._id} vehicle={one} />),
          ...guides.map((one) => <GuideCard key={one._id} guide={one} heading="h3" />),
          ...tours.map((one) => <TourCard key={one._id} tour={one} heading="h3" />),
          ...businesses.map((one) => <BusinessCard key={one._id} business={one} heading="h3" />),
          ...blogs.map((one) => <BlogCard key={one._id} blog={one} heading="h3" />),
        ]}
      </Related>
    </>
  );
}

const PaidFor = ({ line, by }: { line: RelatedListingsProps['line']; by: RelatedListingsProps['by'] }) => (
  <>
    {line} <OrderWords by={by ?? 'premium'} />
  </>
);
