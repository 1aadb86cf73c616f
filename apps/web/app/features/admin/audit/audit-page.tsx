import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { serverActions } from '@serendib/contract/admin/server-actions';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { listAddress } from '~/lib/list/list-address.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { countWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { actionLabels } from './action-labels.ts';
import { pageOf, subjectLabels, things } from './subjects.ts';
import { whatIn } from './what.tsx';

export const auditFilters = [
  { name: 'search', label: t('Search'), placeholder: t('What it was called') },
  { name: 'thing', label: t('Of'), options: things },
  { name: 'from', label: t('From'), type: 'date' as const },
  { name: 'to', label: t('To'), type: 'date' as const },
];
/** Narrowed by links in the table alone. */
export const auditLinks = [{ name: 'actorId' }, { name: 'thingId' }, { name: 'action' }];

const path = '/admin/audit';

/** Who did what, and when. Nothing here can be changed. */
export function AuditPage({ list, query, isFirst }: Table<AuditEntry>) {
  const kept = Object.fromEntries(
    auditLinks.flatMap(({ name }) => (query[name] ? [[name, String(query[name])]] : [])),
  );
  return (
    <AdminPage
      title={t('Audit')}
      line={
        <>
          {list.total === 1
            ? t('1 entry, the latest first.')
            : t('{count} entries, the latest first.', { count: countWords(list) })}
          {Object.keys(kept).length > 0 && (
            <>
              {' '}
              <Link className="link" to={path}>
                {t('Show all')}
              </Link>
            </>
          )}
        </>
      }
      actions={<Export table="audit" query={query} />}
    >
      <TableFilters filters={auditFilters} query={query} kept={kept} />
      {list.data.length === 0 ? (
        <NothingHere>
          {list.totalUnfiltered === 0
            ? t('Nothing has been done yet.')
            : t('Nothing was done that fits all of that.')}
        </NothingHere>
      ) : (
        <AdminTable
          caption={t('What administrators did')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: t('When'),
              show: ({ at }) => (
                <time className="inline-block min-w-24 xl:whitespace-nowrap" dateTime={at}>
                  {momentInWords(at)}
                </time>
              ),
            },
            {
              label: t('Who'),
              show: ({ action, actorId, actorName }) =>
                serverActions[action] ?? (
                  <Link className="link wrap-anywhere" to={listAddress(path, { actorId })}>
                    {actorName}
                  </Link>
                ),
            },
            { label: t('Did'), show: (entry) => actionLabels(entry) },
            { label: t('Of'), show: (entry) => <Subject entry={entry} /> },
            { label: t('What'), isLong: true, show: (entry) => whatIn(entry) },
          ]}
        />
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const page = pageOf(entry);
  return (
    <span className="wrap-anywhere">
      {page ? (
        <Link className="link" to={page}>
          {entry.thingName}
        </Link>
      ) : (
        entry.thingName
      )}{' '}
      <span className="text-ink-2">{subjectLabels[entry.thing].toLowerCase()}</span>
    </span>
  );
}
