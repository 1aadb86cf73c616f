import { dayInWords } from '@serendib/contract/calendar';
import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { renewPage } from '~/kinds/renew-page.ts';
import { daysUntil, endsSoon } from '~/lib/mine/renewal.ts';
import { listWords } from '~/lib/words/list-words.ts';
import { rich } from '~/ui/text/rich.ts';
import type { MyListing } from '../my-listing.ts';

const benefitsOf = (kind: KindName): string[] => [
  t('First in its list'),
  ...(kinds[kind].images.premium > kinds[kind].images.free
    ? [t('up to {count} photographs', { count: kinds[kind].images.premium })]
    : []),
  t('the Premium badge'),
  ...(hasCall(kind, 'feature') ? [t('a chance to be featured')] : []),
];

/** What premium does for it and until when; within two weeks of the end, how to keep it. */
export function PremiumBox({ listing, now }: { listing: MyListing; now: number }) {
  const { kind, premiumExpiry } = listing;
  const isEnding = endsSoon(listing, now);
  const benefits = listWords(benefitsOf(kind));
  const left = premiumExpiry ? daysUntil(premiumExpiry, now) : 0;
  return (
    <section aria-label={t('Premium benefits')} className="border-[1.5px] border-gamboge px-5 py-3.5">
      <p className="font-[650]">{t('Premium benefits')}</p>
      <p className="text-15">
        {premiumExpiry && !isEnding
          ? t('{benefits}, until {day}.', { benefits, day: dayInWords(premiumExpiry) })
          : t('{benefits}.', { benefits })}
      </p>
      {premiumExpiry && isEnding && (
        <p className="mt-1 text-15">
          {left === 0 ? (
            <strong className="font-[650]">{t('Ends today.')}</strong>
          ) : (
            rich(parts('{left}, until {day}.'), {
              left: (
                <strong className="font-[650]">
                  {t('{count, plural, one {# day left} other {# days left}}', { count: left })}
                </strong>
              ),
              day: dayInWords(premiumExpiry),
            })
          )}{' '}
          <Link to={renewPage(kind)} className="link">
            {t('Renew premium')}
          </Link>
        </p>
      )}
    </section>
  );
}
