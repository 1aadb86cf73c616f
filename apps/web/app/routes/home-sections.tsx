import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { Closing } from '~/features/home/closing.tsx';
import { type DistrictCount, MapTeaser } from '~/features/home/map-teaser.tsx';
import { Offer } from '~/features/home/offer.tsx';
import { Partner } from '~/features/home/partner.tsx';
import { PopularDestinations } from '~/features/home/popular.tsx';
import { PremiumServices } from '~/features/home/premium.tsx';
import { PremiumGuides } from '~/features/home/premium-guides.tsx';
import { type Counts, OurServices } from '~/features/home/services.tsx';
import { Related } from '~/features/listings/related/related.tsx';
import type { Rows } from '~/features/listings/rows-of.ts';
import { BlogCard } from '~/kinds/blog/card.tsx';
import { BusinessCard } from '~/kinds/business-listing/card.tsx';
import { TourCard } from '~/kinds/tour/card.tsx';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { Reveal } from '~/ui/navigate/reveal.tsx';
import { rich } from '~/ui/text/rich.ts';

export interface HomeData extends Rows {
  offer: PromotionWords | null;
  counts: Counts;
  guides: ReplyOf<'GET /tour-guides/featured/homepage'>;
  districts: readonly DistrictCount[];
  gone?: readonly string[];
}

/** What is paid for says so. */
const orderOf = (row: readonly { isPremium: boolean }[]) =>
  row.some(({ isPremium }) => isPremium) &&
  rich(
    parts('<premium>PREMIUM</premium>, which is paid for, comes first. <orders>Orders and badges</orders>'),
    {
      premium: (words) => <strong>{words}</strong>,
      orders: (words) => (
        <Link className="link" to="/about#order">
          {words}
        </Link>
      ),
    },
  );

/** All below the hero. Its scripts come after the first sign of the visitor: see home.tsx. */
export function HomeSections(home: HomeData) {
  const { offer, counts, guides, districts, tours, stays, stories } = home;
  return (
    <>
      <div className="home-parts">
        <PopularDestinations gone={home.gone} />
        <Reveal>
          <OurServices counts={counts} />
        </Reveal>
      </div>
      <div {...deferLayout} id="catalogue">
        <Related title={t('Go along')} line={orderOf(tours)} more={{ to: '/tours', label: t('All tours') }}>
          {tours.map((tour) => (
            <TourCard key={tour._id} tour={tour} heading="h3" />
          ))}
        </Related>
        <Related
          title={t('Sleep and eat')}
          line={orderOf(stays)}
          more={{ to: '/affiliate-links', label: t('All places to stay and eat') }}
        >
          {stays.map((business) => (
            <BusinessCard key={business._id} business={business} heading="h3" />
          ))}
        </Related>
        <Related title={t('Read on the way')} more={{ to: '/blogs', label: t('All blogs') }}>
          {stories.map((blog) => (
            <BlogCard key={blog._id} blog={blog} heading="h3" />
          ))}
        </Related>
      </div>
      <MapTeaser districts={districts} />
      {guides.length > 0 && <PremiumGuides guides={guides} />}
      {/* What is sold to partners comes after what travellers came for. */}
      <div className="home-parts">
        {offer && <Offer words={offer} />}
        <Reveal>
          <PremiumServices />
        </Reveal>
        <Reveal>
          <Partner />
        </Reveal>
      </div>
      <Closing />
    </>
  );
}
