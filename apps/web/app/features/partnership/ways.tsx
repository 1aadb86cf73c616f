import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { priceOf } from '~/lib/words/price-of.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { deferredVouchers } from './buying/deferred-buying.ts';
import type { VoucherService } from './buying/voucher-note.tsx';
import { freePrice } from './plans-of.ts';

interface Way {
  /** Its anchor; other pages lead to it. */
  id: string;
  title: string;
  /** What is listed, where the ways stand in one line. */
  short: string;
  words: string;
  print: string;
  focus?: string;
  /** Today's price, which is free for as long as payments are paused where each submission is paid for. */
  free: string;
  /** Paid for each submission, once payments are not paused. */
  voucher?: VoucherService;
  more: string;
  gives: string;
  go: { to: string; label: string };
  premium?: { to: string; label: string };
}

const monthOrYear = (month: string, year: string) => t('{month} a month, {year} a year', { month, year });

const ways: readonly Way[] = [
  {
    id: 'tour-guide',
    title: t('I guide.'),
    short: t('Guide'),
    words: t(
      'Your languages, your districts, the path behind the temple. Travellers choose a person, so show them one.',
    ),
    print: '/prints/portrait-2.svg',
    focus: '50% 30%',
    free: freePrice,
    more: monthOrYear(priceOf('guide_premium_monthly'), priceOf('guide_premium_yearly')),
    gives: t('First in the list, a badge, a chance at the homepage'),
    go: { to: '/tour-guide-registration', label: t('Register as a guide') },
    premium: { to: '/partnership/tour-guide-premium', label: t('Tour guide premium') },
  },
  {
    id: 'vehicle',
    title: t('I drive.'),
    short: t('Vehicle'),
    words: t(
      'Car, van, bus or three-wheeler, with you at the wheel. Say what a day costs and which provinces you know.',
    ),
    print: '/prints/vehicle-three-wheeler-1.svg',
    free: freePrice,
    more: monthOrYear(priceOf('vehicle_premium_monthly'), priceOf('vehicle_premium_yearly')),
    gives: t('First in the list and at the destinations you serve, three photographs, a badge'),
    go: { to: '/vehicle-registration', label: t('Register a vehicle') },
    premium: { to: '/partnership/vehicle-premium', label: t('Vehicle premium') },
  },
  {
    id: 'business-listing',
    title: t('I host, or cook.'),
    short: t('Stay or table'),
    words: t(
      'Hotel, restaurant, café, or the kitchen the whole street eats from. A plastic chair is no obstacle.',
    ),
    print: '/prints/business-local-eatery-1.svg',
    free: freePrice,
    more: monthOrYear(priceOf('business_listing_monthly'), priceOf('business_listing_yearly')),
    gives: t('First in the list of its kind, and a badge'),
    go: { to: '/partnership/business-listing?tier=free', label: t('List your business') },
    premium: { to: '/partnership/business-premium', label: t('Business premium') },
  },
  {
    id: 'tour-partnership',
    title: t('I run tours.'),
    short: t('Tour'),
    words: t(
      'A morning on the river or a fortnight across the island, day by day, with what is included and what is not.',
    ),
    print: '/prints/tour-adventure-1.svg',
    free: t('{price} while payments are paused', { price: freePrice }),
    voucher: 'tour_partnership',
    more: t('from {price} a month for each tour', { price: priceOf('tour_partnership') }),
    gives: t('Your tour first in the list, with a badge, for a month from its approval'),
    go: { to: '/submit-tour-partnership', label: t('Submit a tour') },
    premium: { to: '/partnership/tour-operator', label: t('Tour partnership') },
  },
  {
    id: 'blog-section',
    title: t('I write.'),
    short: t('Blog'),
    words: t(
      'A story of your own, written here or linked from your blog, among those that travellers read before they pack.',
    ),
    print: '/prints/blog-1.svg',
    free: t('{price} while payments are paused', { price: freePrice }),
    voucher: 'sponsored_blog_post',
    more: t('{price} a post, once', { price: priceOf('sponsored_blog_post') }),
    gives: t('A page with your name, your pictures and your link, for as long as you leave it there'),
    go: { to: '/submit-sponsored-blog', label: t('Submit a blog') },
  },
];

/** Straight to the forms, for who knows already what they list: the ways themselves begin screens further down a phone. */
export const WaysInOneLine = () => (
  <>
    <span className="w-full font-medium">{t('Straight to the form:')}</span>
    {ways.map(({ id, short, go }) => (
      <Link key={id} to={go.to} className="join-hero-link">
        {short}
      </Link>
    ))}
  </>
);

/** Five ways to take part, each with what it costs and gives. */
export function Ways({ mode }: { mode: PaymentMode }) {
  return (
    <section id="ways" className="wrap" aria-labelledby="ways-title">
      <h2 id="ways-title">{t('What do you do?')}</h2>
      <div className="ways">
        {ways.map((way) => (
          <article key={way.id} id={way.id} aria-labelledby={`${way.id}-title`} className="way-in">
            <Picture src={way.print} alt="" ratio="4 / 3" focus={way.focus} />
            <div>
              <h3 id={`${way.id}-title`}>{way.title}</h3>
              <p className="mt-3 mb-5 max-w-[52ch] text-ink-2">{way.words}</p>
              {mode !== 'paused' && way.voucher ? (
                <PaidWay way={way} voucher={way.voucher} />
              ) : (
                <FreeWay way={way} />
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

const FreeWay = ({ way: { free, more, gives, go, premium } }: { way: Way }) => (
  <>
    <dl className="way-facts">
      <dt>{t('Today')}</dt>
      <dd>{free}</dd>
      <dt>{premium ? t('Premium') : t('Usually')}</dt>
      <dd>{more}</dd>
      <dt>{premium ? t('It adds') : t('You get')}</dt>
      <dd>{gives}</dd>
    </dl>
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={go.to}>{go.label}</ButtonLink>
      {premium && (
        <ButtonLink to={premium.to} look="line">
          {premium.label}
        </ButtonLink>
      )}
    </p>
  </>
);

function PaidWay({ way, voucher }: { way: Way; voucher: VoucherService }) {
  const { id, more, gives, go, premium } = way;
  const Buy = deferredVouchers[voucher];
  return (
    <>
      <dl className="way-facts">
        <dt>{t('It costs')}</dt>
        <dd>{more}</dd>
        <dt>{t('You get')}</dt>
        <dd>{gives}</dd>
        <dt>{t('How')}</dt>
        <dd>{t('You pay first, then submit it; we read it within 48 hours')}</dd>
      </dl>
      <div className="way-buy">
        <Buy service={voucher} place={`/partnership#${id}`} />
        <ButtonLink to={go.to} look="line">
          {go.label}
        </ButtonLink>
        {premium && (
          <ButtonLink to={premium.to} look="line">
            {premium.label}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
