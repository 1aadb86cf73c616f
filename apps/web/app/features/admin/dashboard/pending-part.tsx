import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { hoursSince } from '@serendib/contract/moderation/waiting';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { Listed } from '~/lib/api/call.ts';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { waitedWords } from '../listings/waited.ts';
import { AdminTable } from '../shell/admin-table.tsx';
import { countWords } from '../shell/count-words.ts';
import { countIn, type PendingLine, type PendingTab, pendingTabs, shownTab } from './pending-tabs.ts';

interface PendingPartProps {
  stats: DashboardStats;
  tab: PendingTab;
  lines: Listed<PendingLine>;
  now: number;
}

/** What waits, tab by tab, each with its way to where it is looked at. */
export function PendingPart({ stats, tab, lines, now }: PendingPartProps) {
  const { label, admin } = shownTab(tab);
  return (
    <section aria-labelledby="pending">
      <h2 id="pending" className="mb-1">
        {t('Pending')}
      </h2>
      <Tabs
        label={t('Pending')}
        tabs={pendingTabs.map(({ name, label: words }) => ({
          to: `/admin?tab=${name}`,
          label: words,
          count: countIn(stats, name),
          current: name === tab,
        }))}
      />
      <div className="mt-3">
        {lines.data.length === 0 ? (
          <p className="border-t-[1.5px] border-ink py-4 text-ink-2">{t('Nothing waits here.')}</p>
        ) : (
          <AdminTable
            caption={t('Pending: {kind}', { kind: label })}
            rows={lines.data}
            keyOf={({ _id }) => _id}
            columns={[
              {
                label: t('Name'),
                show: ({ name, isChanged }) => (
                  <span className="wrap-anywhere" lang={languageOf(name)}>
                    {name} {isChanged && <Badge kind="review" />}
                  </span>
                ),
              },
              {
                label: t('From', {}, 'who sent it'),
                show: ({ by }) => <span className="wrap-anywhere">{by}</span>,
              },
              {
                label: t('Waits'),
                show: ({ since, isOverdue }) => {
                  const time = waitedWords(hoursSince(since, now));
                  return (
                    <span className={isOverdue ? 'font-[650] text-danger' : undefined}>
                      {isOverdue ? t('{time}, too long', { time }) : time}
                    </span>
                  );
                },
              },
              {
                label: t('Review'),
                isDeferred: true,
                isNumber: true,
                show: ({ _id, name }) => (
                  <Link
                    className="link inline-flex min-h-11 items-center"
                    to={`${admin}?id=${_id}`}
                    aria-label={t('Review {name}', { name })}
                  >
                    {t('Review')}
                  </Link>
                ),
              },
            ]}
          />
        )}
        {lines.next && (
          <p className="mt-2 text-15 text-ink-2">
            {t('The first {shown} of {all}.', { shown: lines.data.length, all: countWords(lines) })}
          </p>
        )}
      </div>
    </section>
  );
}
