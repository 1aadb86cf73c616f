import { dayInWords } from '@serendib/contract/calendar-words';
import type { FreeMonthsView, PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import { type PaidService, prices } from '@serendib/contract/prices';
import { formatLkr } from '@serendib/contract/words/lkr';
import { Link } from 'react-router';
import { type PremiumStatuses, type SubscribedKind, subscribedKinds } from '~/lib/mine/premium-status.ts';
import { daysUntil, endsSoon } from '~/lib/mine/renewal.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import type { MyListing } from '../my-listing.ts';
import { renewPage } from '../renew-page.ts';

const sold: Record<
  SubscribedKind,
  { title: string; what: string; gains: string; monthly: PaidService; yearly: PaidService }
> = {
  tourGuide: {
    title: 'Tour guide premium',
    what: 'your guide profile',
    gains: 'a badge',
    monthly: 'guide_premium_monthly',
    yearly: 'guide_premium_yearly',
  },
  vehicle: {
    title: 'Vehicle premium',
    what: 'all your vehicles',
    gains: 'more photographs and a badge',
    monthly: 'vehicle_premium_monthly',
    yearly: 'vehicle_premium_yearly',
  },
  businessListing: {
    title: 'Business premium',
    what: 'all your business listings',
    gains: 'a badge',
    monthly: 'business_listing_monthly',
    yearly: 'business_listing_yearly',
  },
};
const planWords = { monthly: 'Monthly plan', yearly: 'Annual plan' };
/** In a sentence, where a line may not end between the two. */
const priceOf = (service: PaidService) => formatLkr(prices[service].cents / 100).replace(' ', '\u00a0');

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
        Nothing renews by itself: a plan ends on its day unless you buy more of it. What you buy is added to
        the days you have left. <ReceiptsLink />
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
            Premium for a single listing
          </h2>
          <Facts
            facts={single.map((one) => ({
              label: (
                <Link to={one.page} className="underline underline-offset-4 wrap-anywhere">
                  {one.title}
                </Link>
              ),
              value: one.premiumExpiry ? `until ${dayInWords(one.premiumExpiry)}` : 'without an end',
            }))}
          />
        </section>
      )}
    </div>
  );
}

const ReceiptsLink = () => (
  <>
    What you have paid stands under{' '}
    <Link to="/profile?tab=payments" className="underline underline-offset-4 hover:text-ink">
      Payments
    </Link>
    .
  </>
);

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
  const left = premiumExpiry ? daysUntil(premiumExpiry, now) : 0;
  return (
    <section
      aria-label={title}
      className="grid content-start gap-4 border-t-[1.5px] border-ink pt-5 lg:row-span-3 lg:grid-rows-subgrid"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-26">{title}</h2>
        {isActive ? <Badge kind="premium">Active</Badge> : <Badge kind="plain">Free plan</Badge>}
      </div>
      {isActive ? (
        <div className="grid content-start gap-4">
          <p>
            {activePlanType ? planWords[activePlanType] : isFree ? 'Your two free months' : 'Premium'}, for{' '}
            {what}
            {listed > 1 && ` (${listed})`}.
          </p>
          {premiumExpiry && (
            <p>
              Ends on <strong className="font-[650]">{dayInWords(premiumExpiry)}</strong>
              {isEnding && `: ${left} ${left === 1 ? 'day' : 'days'} left`}.
            </p>
          )}
        </div>
      ) : (
        <p className="text-ink-2">
          Puts {what} first, with {gains}. {priceOf(monthly)} a month or {priceOf(yearly)} a year.
          {free?.state === 'open' && ' The first two months are free, without a card.'}
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
    ? 'See the plans'
    : activePlanType === 'monthly'
      ? 'Renew or upgrade'
      : 'Renew';
const labelOf = (status: PremiumStatus, title: string) => `${actionOf(status)}: ${title}`;
