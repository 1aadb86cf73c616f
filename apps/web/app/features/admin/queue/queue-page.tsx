import { listAddress } from '~/lib/list/list-address.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { Workbench, type WorkbenchProps } from '../listings/workbench.tsx';
import { countWords } from '../shell/count-words.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { type Queue, queues } from './load-queue.ts';

const filters = [{ name: 'search', label: 'Search', placeholder: 'Name or words' }];
const words = { new: 'Never looked at', changed: 'Changed since' };

interface QueuePageProps extends Queue, Pick<WorkbenchProps, 'preview' | 'form'> {}

/** A morning's work in one list: all kinds, longest wait first. */
export function QueuePage({ preview, form, ...queue }: QueuePageProps) {
  const { what, rows, hasMore, search, owner, now } = queue;
  const rest = { ...(search && { search }), ...(owner && { ownerId: owner }) };
  return (
    <DeskPage
      title="Queue"
      line={`${countWords(queue)} ${queue.total === 1 ? 'waits' : 'wait'}${owner ? ' of one owner' : ''}. The longest wait comes first.`}
    >
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
            current: name === what,
          }))}
        />
      </div>
      <Workbench
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
    </DeskPage>
  );
}
