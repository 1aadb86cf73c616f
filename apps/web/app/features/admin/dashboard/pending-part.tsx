import type { DashboardStats } from '@serendib/contract/admin/dashboard-endpoints';
import { Link } from 'react-router';
import type { Listed } from '~/lib/api/call.ts';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { hoursSince, waitedWords } from '../listings/waited.ts';
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
        Pending
      </h2>
      <Tabs
        label="Pending"
        tabs={pendingTabs.map(({ name, label: words }) => ({
          to: `/admin?tab=${name}`,
          label: words,
          count: countIn(stats, name),
          current: name === tab,
        }))}
      />
      <div className="mt-3">
        {lines.data.length === 0 ? (
          <p className="border-t-[1.5px] border-ink py-4 text-ink-2">Nothing waits here.</p>
        ) : (
          <AdminTable
            caption={`Pending: ${label}`}
            rows={lines.data}
            keyOf={({ _id }) => _id}
            columns={[
              {
                label: 'Name',
                show: ({ name, isChanged }) => (
                  <span className="wrap-anywhere" lang={languageOf(name)}>
                    {name} {isChanged && <Badge kind="review" />}
                  </span>
                ),
              },
              { label: 'From', show: ({ by }) => <span className="wrap-anywhere">{by}</span> },
              {
                label: 'Waits',
                show: ({ since, isOverdue }) => (
                  <span className={isOverdue ? 'font-[650] text-danger' : undefined}>
                    {waitedWords(hoursSince(since, now))}
                    {isOverdue && ', too long'}
                  </span>
                ),
              },
              {
                label: 'Review',
                isDeferred: true,
                isNumber: true,
                show: ({ _id, name }) => (
                  <Link
                    className="link inline-flex min-h-11 items-center"
                    to={`${admin}?id=${_id}`}
                    aria-label={`Review ${name}`}
                  >
                    Review
                  </Link>
                ),
              },
            ]}
          />
        )}
        {lines.next && (
          <p className="mt-2 text-15 text-ink-2">
            The first {lines.data.length} of {countWords(lines)}.
          </p>
        )}
      </div>
    </section>
  );
}
