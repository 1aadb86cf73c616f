import { dayInWords } from '@serendib/contract/calendar-words';
import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { Link } from 'react-router';
import { daysUntil, endsSoon } from '~/lib/mine/renewal.ts';
import type { MyListing } from '../my-listing.ts';
import { renewPage } from '../renew-page.ts';

const benefitsOf = (kind: KindName): string[] => [
  'First in its list',
  ...(kinds[kind].images.premium > kinds[kind].images.free
    ? [`up to ${kinds[kind].images.premium} photographs`]
    : []),
  'the Premium badge',
  ...(hasCall(kind, 'feature') ? ['a chance to be featured'] : []),
];
const words = new Intl.ListFormat('en', { type: 'conjunction' });

/** What premium does for it and until when; within two weeks of the end, how to keep it. */
export function PremiumBox({ listing, now }: { listing: MyListing; now: number }) {
  const { kind, premiumExpiry } = listing;
  const isEnding = endsSoon(listing, now);
  const left = premiumExpiry ? daysUntil(premiumExpiry, now) : 0;
  return (
    <section aria-label="Premium benefits" className="border-[1.5px] border-gamboge px-5 py-3.5">
      <p className="font-[650]">Premium benefits</p>
      <p className="text-15">
        {words.format(benefitsOf(kind))}
        {premiumExpiry && !isEnding && `, until ${dayInWords(premiumExpiry)}`}.
      </p>
      {premiumExpiry && isEnding && (
        <p className="mt-1 text-15">
          <strong className="font-[650]">
            {left} {left === 1 ? 'day' : 'days'} left
          </strong>
          , until {dayInWords(premiumExpiry)}.{' '}
          <Link to={renewPage(kind)} className="link">
            Renew premium
          </Link>
        </p>
      )}
    </section>
  );
}
