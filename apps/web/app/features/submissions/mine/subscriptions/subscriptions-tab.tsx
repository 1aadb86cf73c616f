import { dayInWords } from '@serendib/contract/calendar';
import type { FreeMonthsView, PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import type { PaidService } from '@serendib/contract/prices';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { renewPage } from '~/kinds/renew-page.ts';
import { type PremiumStatuses, type SubscribedKind, subscribedKinds } from '~/lib/mine/premium-status.ts';
import { daysUntil, endsSoon } from '~/lib/mine/renewal.ts';
import { priceOf } from '~/lib/words/price-of.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { MyListing } from '../my-listing.ts';

const sold: Record<
  SubscribedKind,
  { title: string; what: string; gains: string; monthly: PaidService; yearly: PaidService }
> = {
  tourGuide: {
    title: t('Tour guide premium'),
    what: t('your guide profile'),
    gains: t('a badge'),
    monthly: 'guide_premium_monthly',
    yearly: 'guide_premium_yearly',
  },
  vehicle: {
    title: t('Vehicle premium'),
    what: t('all your vehicles'),
    gains: t('more photographs and a badge'),
    monthly: 'vehicle_premium_monthly',
    yearly: 'vehicle_premium_yearly',
  },
  businessListing: {
    title: t('Business premium'),
    what: t('all your business listings'),
    gains: t('a badge'),
    monthly: 'business_listing_monthly',
    yearly: 'business_listing_yearly',
  },
};
const planWords = { monthly: t('Monthly plan'), yearly: t('Annual plan') };

export interface SubscriptionsTabProps {
  statuses: PremiumStatuses;
  /** What the promotion gives or has given of each kind; none where it is not known. */
  freeMonths: readonly FreeMonthsView[];
  mine: readonly MyListing[];
  now: number;
}

/** What premium I have, until when, and how to have more of it. */
export function SubscriptionsTab({ statuses, freeMonths, mine, now }: SubscriptionsTabProps) {
  const single = mine.filter(
    ({ kind, isPremium }) =>
      isPremium &&
      !(statuses as Partial<PremiumStatuses>)[kind as SubscribedKind]?.hasActivePremiumSubscription,
  );
  return (
    <div className="grid gap-14">
      <p className="max-w-prose text-ink-2">
        {t(
          'Nothing renews by itself: a plan ends on its day unless you buy more of it. What you buy is added to the days you have left.',
        )}{' '}
        <ReceiptsLink />
      </p>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-3">
        {subscribedKinds.map((kind) => (
          <Plan
            key={kind}
            {...{ kind, mine, now }}
            status={statuses[kind]}
            free={freeMonths.find((one) => one.kind === kind)}
          />
        ))}
      </div>
      {single.length > 0 && (
        <section aria-labelledby="single-premium">
          <h2 id="single-premium" className="mb-4 text-26">
            {t('Premium for a single listing')}
          </h2>
          <Facts
            facts={single.map((one) => ({
              label: (
                <Link to={one.page} className="underline underline-offset-4 wrap-anywhere">
                  {one.title}
                </Link>
              ),
              value: one.premiumExpiry
                ? t('until {day}', { day: dayInWords(one.premiumExpiry) })
                : t('without an end'),
            }))}
          />
        </section>
      )}
    </div>
  );
}

const ReceiptsLink = () =>
  rich(parts('What you have paid stands under <payments>Payments</payments>.'), {
    payments: (words) => (
      <Link to="/profile?tab=payments" className="underline underline-offset-4 hover:text-ink">
        {words}
      </Link>
    ),
  });

interface PlanProps {
  kind: SubscribedKind;
  status: PremiumStatus;
  free: FreeMonthsView | undefined;
  mine: readonly MyListing[];
  now: number;
}

function Plan({ kind, status, free, mine, now }: PlanProps) {
  const { title, what, gains, monthly, yearly } = sold[kind];
  const { hasActivePremiumSubscription: isActive, activePlanType, premiumExpiry } = status;
  const isFree = free?.state === 'taken' && free.endsAt !== null && Date.parse(free.endsAt) > now;
  const listed = mine.filter((one) => one.kind === kind).length;
  const isEnding = endsSoon({ isPremium: isActive, premiumExpiry }, now);
  const plan = activePlanType ? planWords[activePlanType] : isFree ? t('Your two free months') : t('Premium');
  const left = premiumExpiry ? daysUntil(premiumExpiry, now) : 0;
  return (
    <section
      aria-label={title}
      className="grid content-start gap-4 border-t-[1.5px] border-ink pt-5 lg:row-span-3 lg:grid-rows-subgrid"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-26">{title}</h2>
        {isActive ? (
          <Badge kind="premium">{t('Active')}</Badge>
        ) : (
          <Badge kind="plain">{t('Free plan')}</Badge>
        )}
      </div>
      {isActive ? (
        <div className="grid content-start gap-4">
          <p>
            {listed > 1
              ? t('{plan}, for {what} ({count}).', { plan, what, count: listed })
              : t('{plan}, for {what}.', { plan, what })}
          </p>
          {premiumExpiry && (
            <p>
              {isEnding && left === 0 ? (
                <strong className="font-[650]">{t('Ends today.')}</strong>
              ) : (
                rich(isEnding ? parts('Ends on {day}: {left}.') : parts('Ends on {day}.'), {
                  day: <strong className="font-[650]">{dayInWords(premiumExpiry)}</strong>,
                  left: t('{count, plural, one {# day left} other {# days left}}', { count: left }),
                })
              )}
            </p>
          )}
        </div>
      ) : (
        <p className="text-ink-2">
          {t('Puts {what} first, with {gains}. {monthly} a month or {yearly} a year.', {
            what,
            gains,
            monthly: priceOf(monthly),
            yearly: priceOf(yearly),
          })}
          {free?.state === 'open' && ` ${t('The first two months are free, without a card.')}`}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          small
          look={isEnding ? 'act' : 'line'}
          to={renewPage(kind)}
          aria-label={labelOf(status, title)}
        >
          {actionOf(status)}
        </ButtonLink>
      </p>
    </section>
  );
}

const actionOf = ({ hasActivePremiumSubscription, activePlanType }: PremiumStatus) =>
  !hasActivePremiumSubscription
    ? t('See the plans')
    : activePlanType === 'monthly'
      ? t('Renew or upgrade')
      : t('Renew');
const labelOf = (status: PremiumStatus, title: string) => `${actionOf(status)}: ${title}`;
