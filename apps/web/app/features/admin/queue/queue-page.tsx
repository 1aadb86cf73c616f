import { listAddress } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Workspace, type WorkspaceProps } from '../listings/workspace.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { countWords } from '../shell/count-words.ts';
import { TableFilters } from '../shell/table-filters.tsx';
import { type Queue, queues } from './load-queue.ts';

const filters = [{ name: 'search', label: 'Search', placeholder: 'Name or words' }];
const words = { new: 'Never looked at', changed: 'Changed since' };

function lineOf({ counts, total, capped, owner }: Queue): string {
  const { new: unseen, changed } = counts;
  const many = unseen !== undefined && changed !== undefined ? unseen + changed : total;
  const waits = many === 1 ? 'waits' : 'wait';
  const parts =
    unseen !== undefined && changed !== undefined
      ? `: ${unseen} never looked at, ${changed} changed since`
      : owner
        ? ' of one owner'
        : '';
  return `${countWords({ total: many, capped })} ${waits}${parts}. The longest wait comes first.`;
}

interface QueuePageProps extends Queue, Pick<WorkspaceProps, 'preview' | 'form'> {}

/** A morning's work in one list: all kinds, longest wait first. */
export function QueuePage({ preview, form, ...queue }: QueuePageProps) {
  const { what, counts, rows, hasMore, search, owner, now } = queue;
  const rest = { ...(search && { search }), ...(owner && { ownerId: owner }) };
  return (
    <AdminPage title="Queue" line={lineOf(queue)}>
      <TableFilters
        filters={filters}
        query={{ search }}
        kept={{ ...(what === 'changed' && { what }), ...(owner && { ownerId: owner }) }}
      />
      <div className="mb-2">
        <Tabs
          label="What waits"
          tabs={queues.map((name) => ({
            to: listAddress('/admin/queue', { ...(name === 'changed' && { what: name }), ...rest }),
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
          <EmptyState title="Nothing waits">
            Everything {what === 'new' ? 'that was sent' : 'that was changed'} has been looked at.
          </EmptyState>
        }
      />
    </AdminPage>
  );
}
