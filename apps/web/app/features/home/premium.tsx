import { type PaidService, prices } from '@serendib/contract/prices';
import { formatLkr } from '@serendib/contract/words/lkr';
import { Link } from 'react-router';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { Picture } from '~/ui/media/picture.tsx';

interface Line {
  to: string;
  name: string;
  words: string;
  service: PaidService;
  per: string;
}

const board: readonly Line[] = [
  {
    to: '/partnership/tour-guide-premium',
    name: 'Tour guide',
    words: 'First in the list, and on this page',
    service: 'guide_premium_monthly',
    per: 'a month',
  },
  {
    to: '/partnership/vehicle-premium',
    name: 'Vehicle',
    words: 'Shown with every place it drives to',
    service: 'vehicle_premium_monthly',
    per: 'a month',
  },
  {
    to: '/partnership/business-premium',
    name: 'Hotel, restaurant, café',
    words: 'First of its kind, with a badge people notice',
    service: 'business_listing_monthly',
    per: 'a month',
  },
  {
    to: '/partnership/tour-operator',
    name: 'Tour partnership',
    words: 'Your tour, premium from its approval',
    service: 'tour_partnership',
    per: 'a month',
  },
  {
    to: '/submit-sponsored-blog',
    name: 'Sponsored blog',
    words: 'Written by you, read by travellers',
    service: 'sponsored_blog_post',
    per: 'a post',
  },
];

/** What it costs to be seen first, on a painted board as it hangs by every kitchen door. */
export function PremiumServices() {
  return (
    <section {...deferLayout} id="premium-services" className="wrap" aria-labelledby="premium-title">
      <div className="price-board">
        <div className="price-board-head">
          <h2 id="premium-title">Premium Services</h2>
          <p>
            For those who host, drive and guide. One price, tax included, nothing renews by itself, and a
            plain listing stays free for good.
          </p>
          <Picture
            src="/prints/business-local-eatery-3.svg"
            alt=""
            ratio="4 / 3"
            className="mt-8 hidden lg:block"
          />
        </div>
        <ul className="price-lines">
          {board.map(({ to, name, words, service, per }) => (
            <li key={to} className="price-line">
              <Link to={to} className="card-link">
                {name}
              </Link>
              <span className="price-line-words">{words}</span>
              <span className="price-line-price">
                <b>{formatLkr(prices[service].cents / 100)}</b> {per}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
