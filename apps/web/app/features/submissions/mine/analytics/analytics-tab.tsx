import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import { formatNumber } from '@serendib/contract/words/format-number';
import { parts, t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Stat } from '~/ui/text/facts.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { MyListing } from '../my-listing.ts';
import { type Day, everyDay, type Period, periods, seriesOf, total } from './days.ts';
import { DaysTable } from './days-table.tsx';
import { History } from './history.tsx';

const DaysChart = lazyPart(() => import('./days-chart.tsx'));

export interface Figures {
  listingId: string;
  period: Period;
  /** Null where they could not be had. */
  days: readonly Day[] | null;
  history: ListingHistory | null;
}

const addressOf = (listing: string, days: Period) => `/profile?tab=analytics&listing=${listing}&days=${days}`;

/** How often one of mine was looked at, followed, called and written to, and what became of it. */
export function AnalyticsTab({
  mine,
  figures,
  now,
}: {
  mine: readonly MyListing[];
  figures: Figures | null;
  now: number;
}) {
  const navigate = useNavigate();
  const chosen = mine.find(({ _id }) => _id === figures?.listingId);
  const form = useFollowed({ listing: chosen?._id ?? '' });
  if (!figures || !chosen)
    return (
      <EmptyState
        title={t('Figures come with your first listing')}
        picture="/scenes/misty-ridge.svg"
        actions={<ButtonLink to="/partnership">{t('List something')}</ButtonLink>}
      >
        {t(
          'Then you see here, day by day, how often travellers looked at it, followed its links, called or wrote to you.',
        )}
      </EmptyState>
    );
  const { period } = figures;
  const shown = seriesOf(chosen.kind);
  const days = figures.days && everyDay(figures.days, period, now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <form key={period} ref={form} className="w-full sm:w-96">
          <SelectField
            label={t('Listing')}
            name="listing"
            defaultValue={chosen._id}
            onChange={(event) =>
              void navigate(addressOf(event.target.value, period), { preventScrollReset: true })
            }
            options={mine.map(({ _id, title }) => ({ value: _id, label: title }))}
          />
        </form>
        <nav aria-label={t('Period')}>
          <ul className="order">
            {periods.map(({ days: count, label }) => (
              <li key={count}>
                <Link
                  to={addressOf(chosen._id, count)}
                  preventScrollReset
                  aria-current={count === period ? 'true' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {chosen.status !== 'approved' &&
        (wasSeen(chosen, figures) ? (
          <Notice title={t('Not shown at the moment')} />
        ) : (
          <Notice title={t('Travellers cannot see it yet')}>
            {rich(parts('Figures begin when {title} is approved.'), {
              title: <span className="wrap-anywhere">{chosen.title}</span>,
            })}
          </Notice>
        ))}
      {days ? (
        <>
          <section
            aria-label={t('In this period')}
            className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 sm:gap-x-7"
          >
            {shown.map(({ name, label }) => (
              <Stat key={name} label={label} value={formatNumber(total(days, name))} />
            ))}
          </section>
          {shown.some(({ name }) => name === 'inquiries') && <WhatIsCounted />}
          <section aria-label={t('Day by day')}>
            <Suspense fallback={<div style={{ height: 360 }} />}>
              <DaysChart key={chosen._id} days={days} shown={shown} />
            </Suspense>
            <DaysTable
              days={days}
              shown={shown}
              period={periods.find((one) => one.days === period)?.label ?? ''}
            />
          </section>
        </>
      ) : (
        <Notice kind="warning">{t('The figures could not be fetched. Please try again in a moment.')}</Notice>
      )}
      {figures.history && <History kind={chosen.kind} history={figures.history} />}
    </div>
  );
}

/** Whether it was approved before; where what became of it could not be had, whether it was looked at. */
const wasSeen = ({ viewCount }: MyListing, { history }: Figures): boolean =>
  history ? history.steps.some(({ to }) => to === 'approved') : viewCount > 0;

const WhatIsCounted = () => (
  <p className="text-15 text-ink-2">
    {rich(
      parts(
        'Calls and messages are presses on your telephone number, WhatsApp and email address. What travellers ask you here stands under <inquiries>Inquiries</inquiries>.',
      ),
      {
        inquiries: (words) => (
          <Link to="/profile?tab=inquiries&as=partner" className="link">
            {words}
          </Link>
        ),
      },
    )}
  </p>
);
