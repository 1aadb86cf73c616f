import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { renewPage } from '~/kinds/renew-page.ts';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { awaitsAction, daysUntil, endsSoon } from '~/lib/mine/renewal.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import type { MyListing } from './my-listing.ts';

const awaited: Readonly<Record<string, { words: string; to: string; label: string }>> = {
  sponsored_blog_post: {
    words: t('Your sponsored blog post is paid. All that is missing is the blog.'),
    to: '/submit-sponsored-blog',
    label: t('Submit your blog post'),
  },
  tour_partnership: {
    words: t('Your tour partnership is paid. Tell us about the tour.'),
    to: '/submit-tour-partnership',
    label: t('Submit your tour'),
  },
};

export interface BannersProps {
  mine: readonly MyListing[];
  payments: readonly Pick<MyPayment, 'serviceType' | 'subscriptionDetails'>[];
  now: number;
}

/** What waits for the account: things paid for and not sent yet, and premium that ends. Nothing where nothing does. */
export function Banners({ mine, payments, now }: BannersProps) {
  const services = new Set<string>(payments.filter(awaitsAction).map(({ serviceType }) => serviceType));
  const waiting = Object.keys(awaited).filter((service) => services.has(service));
  const ending = mine
    .filter((one) => endsSoon(one, now))
    .sort((one, other) => String(one.premiumExpiry).localeCompare(String(other.premiumExpiry)));
  if (waiting.length === 0 && ending.length === 0) return null;
  return (
    <div className="wrap grid gap-4 pt-5">
      {waiting.map((service) => {
        const { words, to, label } = awaited[service] as (typeof awaited)[string];
        return (
          <Notice
            key={service}
            kind="danger"
            title={t('Action Required')}
            actions={
              <ButtonLink small to={to}>
                {label}
              </ButtonLink>
            }
          >
            {words}
          </Notice>
        );
      })}
      {ending.length > 0 && <Renewal ending={ending} now={now} />}
    </div>
  );
}

function Renewal({ ending, now }: { ending: readonly MyListing[]; now: number }) {
  const pages = [...new Map(ending.map((one) => [renewPage(one.kind), one])).values()];
  return (
    <Notice
      kind="warning"
      title={
        ending.length === 1
          ? t('Premium ends soon')
          : t('Premium ends soon for {count} listings', { count: ending.length })
      }
      actions={pages.map((one) => (
        <ButtonLink
          key={one.kind}
          small
          look="line"
          to={renewPage(one.kind)}
          aria-label={t('Renew {title}', { title: one.title })}
        >
          {pages.length > 1 ? t('Renew {title}', { title: one.title }) : t('Renew')}
        </ButtonLink>
      ))}
    >
      <ul>
        {ending.map(({ _id, title, premiumExpiry }) => {
          const left = daysUntil(premiumExpiry ?? '', now);
          return (
            <li key={_id} className="wrap-anywhere">
              {left === 0
                ? t('{title}: ends today', { title })
                : t('{title}: {left, plural, one {# day left} other {# days left}}, until {day}', {
                    title,
                    left,
                    day: dayInWords(premiumExpiry ?? ''),
                  })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
