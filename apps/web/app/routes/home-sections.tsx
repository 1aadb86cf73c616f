import { Link } from 'react-router';
import { Closing } from '~/features/home/closing.tsx';
import { type DistrictCount, MapTeaser } from '~/features/home/map-teaser.tsx';
import { Offer } from '~/features/home/offer.tsx';
import { Partner } from '~/features/home/partner.tsx';
import { PopularDestinations } from '~/features/home/popular.tsx';
import { PremiumServices } from '~/features/home/premium.tsx';
import { type Counts, OurServices } from '~/features/home/services.tsx';
import { GuideCard } from '~/features/listings/cards/guide-card.tsx';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { later } from '~/ui/navigate/later.ts';
import { Reveal } from '~/ui/navigate/reveal.tsx';
import { SectionHeading } from '~/ui/text/heading.tsx';

export interface HomeData {
  offer: PromotionWords | null;
  counts: Counts;
  guides: ReplyOf<'GET /tour-guides/featured/homepage'>;
  districts: readonly DistrictCount[];
}

/** All below the hero. Its scripts come after the first sign of the visitor: see home.tsx. */
export function HomeSections({ offer, counts, guides, districts }: HomeData) {
  return (
    <>
      <div className="home-parts">
        {offer && <Offer words={offer} />}
        <PopularDestinations />
        <Reveal>
          <OurServices counts={counts} />
        </Reveal>
        <Reveal>
          <PremiumServices />
        </Reveal>
        <Reveal>
          <Partner />
        </Reveal>
      </div>
      <MapTeaser districts={districts} />
      {guides.length > 0 && (
        <section {...later} id="tour-guides" className="wrap py-18 md:py-26" aria-labelledby="guides-title">
          <SectionHeading
            id="guides-title"
            line={
              <>
                They pay for their place here.{' '}
                <Link className="link" to="/about#premium">
                  What PREMIUM means
                </Link>
              </>
            }
            more={{ to: '/tour-guides', label: 'All tour guides' }}
          >
            Premium Tour Guides
          </SectionHeading>
          <ul className="guide-grid">
            {guides.map((guide, index) => (
              <Reveal key={guide._id} as="li" delay={(index % 3) * 0.1} className="grid">
                <GuideCard guide={guide} heading="h3" />
              </Reveal>
            ))}
          </ul>
        </section>
      )}
      <Closing />
    </>
  );
}
