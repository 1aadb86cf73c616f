import type { PaidService } from '@serendib/contract/prices';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { priceOf } from '~/lib/words/price-of.ts';
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
    name: t('Tour guide'),
    words: t('First in the list, and on this page'),
    service: 'guide_premium_monthly',
    per: t('a month'),
  },
  {
    to: '/partnership/vehicle-premium',
    name: t('Vehicle'),
    words: t('Shown with every place it drives to'),
    service: 'vehicle_premium_monthly',
    per: t('a month'),
  },
  {
    to: '/partnership/business-premium',
    name: t('Hotel, restaurant, café'),
    words: t('First of its kind, with a badge people notice'),
    service: 'business_listing_monthly',
    per: t('a month'),
  },
  {
    to: '/partnership/tour-operator',
    name: t('Tour partnership'),
    words: t('Your tour, premium from its approval'),
    service: 'tour_partnership',
    per: t('a month'),
  },
  {
    to: '/submit-sponsored-blog',
    name: t('Sponsored blog'),
    words: t('Written by you, read by travellers'),
    service: 'sponsored_blog_post',
    per: t('a post'),
  },
];

/** What it costs to be seen first, on a painted board as it hangs by every kitchen door. */
export function PremiumServices() {
  return (
    <section {...deferLayout} id="premium-services" className="wrap" aria-labelledby="premium-title">
      <div className="price-board">
        <div className="price-board-head">
          <h2 id="premium-title">{t('Premium Services')}</h2>
          <p>
            {t(
              'For those who host, drive and guide. One price, tax included, nothing renews by itself, and a plain listing stays free for good.',
            )}
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
                <b>{priceOf(service)}</b> {per}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
