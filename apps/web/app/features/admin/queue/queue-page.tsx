import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { listAddress } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Workspace, type WorkspaceProps } from '../listings/workspace.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { countWords } from '../shell/count-words.ts';
import { NothingHere } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { type Queue, type QueueName, queues } from './load-queue.ts';

const filters = [{ name: 'search', label: t('Search'), placeholder: t('Name or words') }];
const words = { new: t('Never looked at'), changed: t('Changed since') };
const ofTab = (what: QueueName) => (what === 'changed' ? { what } : {});

function lineOf({ counts, total, capped, owner }: Queue): string {
  const { new: unseen, changed } = counts;
  const isWhole = unseen !== undefined && changed !== undefined;
  const many = isWhole ? unseen + changed : total;
  const count = countWords({ total: many, capped });
  const longest = t('The longest wait comes first.');
  if (isWhole) {
    return `${
      many === 1
        ? t('1 waits: {unseen} never looked at, {changed} changed since.', { unseen, changed })
        : t('{count} wait: {unseen} never looked at, {changed} changed since.', { count, unseen, changed })
    } ${longest}`;
  }
  if (owner)
    return `${many === 1 ? t('1 waits of one owner.') : t('{count} wait of one owner.', { count })} ${longest}`;
  return `${many === 1 ? t('1 waits.') : t('{count} wait.', { count })} ${longest}`;
}

interface QueuePageProps extends Queue, Pick<WorkspaceProps, 'preview' | 'form'> {}

/** A morning's work in one list: all kinds, longest wait first. */
export function QueuePage({ preview, form, ...queue }: QueuePageProps) {
  const { what, counts, rows, hasMore, search, owner, now } = queue;
  const rest = { ...(search && { search }), ...(owner && { ownerId: owner }) };
  return (
    <AdminPage title={t('Queue')} line={lineOf(queue)}>
      <TableFilters
        filters={filters}
        query={{ search }}
        kept={{ ...ofTab(what), ...(owner && { ownerId: owner }) }}
      />
      <div className="mb-2">
        <Tabs
          label={t('What waits')}
          tabs={queues.map((name) => ({
            to: listAddress('/admin/queue', { ...ofTab(name), ...rest }),
            label: words[name],
            count: counts[name],
            current: name === what,
          }))}
        />
      </div>
      <Workspace
        key={what}
        rows={rows}
        hasMore={hasMore}
        now={now}
        mixed
        preview={preview}
        form={form}
        pager={null}
        empty={
          search || owner ? (
            <>
              <NothingHere>{t('Nothing fits all of that.')}</NothingHere>
              <Link className="link" to={listAddress('/admin/queue', ofTab(what))}>
                {t('Show all')}
              </Link>
            </>
          ) : (
            <EmptyState title={t('Nothing waits')}>
              {what === 'new'
                ? t('Everything that was sent has been looked at.')
                : t('Everything that was changed has been looked at.')}
            </EmptyState>
          )
        }
      />
    </AdminPage>
  );
}
