import type { Replies } from '@serendib/contract/listings/replies';
import type { PaperSeen } from '@serendib/contract/papers/seen-schema';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Badge } from '~/ui/text/badge.tsx';
import { FactLine } from '~/ui/text/fact-line.tsx';
import { Breadcrumbs, type Crumb, PageHeading } from '~/ui/text/heading.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { Checked } from './deferred-checked.ts';

interface Shared {
  isPremium: boolean;
  checkedAt: string | null;
  checked: readonly string[];
  averageRating: number | null;
  reviewCount: number;
  replies: Replies | null;
  papersSeen?: readonly PaperSeen[] | undefined;
  reviewed?: boolean;
}

export interface ListingPageProps {
  title: ReactNode;
  crumbs: readonly Crumb[];
  /** Under the title: what it is and where. */
  line: ReactNode;
  listing: Shared;
  /** Gallery or pictures. */
  picture: ReactNode;
  /** What one asks first, in a line under the title: seats, years, hours. */
  known?: readonly ReactNode[];
  /** What stays in sight beside the text: price and ways to reach them. */
  aside: ReactNode;
  /** What is paid for where it is premium, of a kind of which that is more than a better place. */
  paidFor?: string;
  /** Below the listing itself: others like it. */
  after?: ReactNode;
  children: ReactNode;
}

/** The page of one listing: name, picture, words on the left; price and contact on the right, or above on a phone. */
export function ListingPage(props: ListingPageProps) {
  const { title, crumbs, line, listing, picture, known = [], aside, after, children } = props;
  const { paidFor = t('PREMIUM: the partner pays for a better place.') } = props;
  return (
    <div className="listing">
      <article>
        <PageHeading
          title={title}
          above={<Breadcrumbs crumbs={crumbs} />}
          below={
            <>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                {listing.reviewed !== false && <RatingLink listing={listing} />}
                <p className="text-ink-2 wrap-anywhere">{line}</p>
                {(listing.isPremium || listing.checkedAt) && (
                  <p className="flex flex-wrap gap-2">
                    {listing.isPremium && <Badge kind="premium" />}
                    {listing.checkedAt && <Badge kind="verified" />}
                  </p>
                )}
              </div>
              {known.some(Boolean) && <FactLine facts={known} />}
            </>
          }
        />
        <div className="wrap grid gap-x-14 gap-y-10 pb-18 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">{picture}</div>
          <aside aria-label={t('Price and contact')} className="lg:row-span-2">
            <div className="grid gap-6 border-t-[1.5px] border-ink pt-6 lg:sticky lg:top-28">
              {aside}
              {listing.isPremium && (
                <p className="text-14 text-ink-2">
                  {paidFor}{' '}
                  <a className="link" href={`${t('@prefix')}/about#premium`}>
                    {t('What it means')}
                  </a>
                </p>
              )}
              {(listing.checkedAt || listing.replies || listing.papersSeen) && <Checked of={listing} />}
            </div>
          </aside>
          <div className="grid min-w-0 content-start gap-12">{children}</div>
        </div>
      </article>
      {after}
    </div>
  );
}

/** The rating leads to what was said. */
function RatingLink({ listing: { averageRating, reviewCount } }: { listing: Shared }) {
  const rating = <Rating value={averageRating} count={reviewCount} none={t('New on Serendib')} inWords />;
  return averageRating ? (
    <a href="#said" className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {rating}
    </a>
  ) : (
    <p>{rating}</p>
  );
}
