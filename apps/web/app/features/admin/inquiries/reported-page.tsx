import { momentInWords } from '@serendib/contract/calendar-words';
import type { ReportedInquiry } from '@serendib/contract/inquiries/endpoints';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { statusWords } from '~/lib/inquiries/thread-words.ts';
import { languageOf } from '~/ui/text/language.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { Person } from './person.tsx';
import { ReportReason, reportTitle } from './report-words.tsx';

const path = '/admin/inquiries';

/** Threads that a side has reported. What was written is read on a page of its own, which the audit tells of. */
export function ReportedPage({ list, query, isFirst }: Table<ReportedInquiry>) {
  return (
    <AdminPage
      title={t('Reported inquiries')}
      line={
        list.total === 0
          ? t('None waits for a look.')
          : t('{count, plural, one {# waits for a look.} other {# wait for a look.}}', { count: list.total })
      }
    >
      {list.data.length === 0 ? (
        <NothingHere>{t('No traveller or partner has reported what was written to them.')}</NothingHere>
      ) : (
        <AdminTable
          caption={t('Reported inquiries')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: t('About'),
              show: ({ _id, listingTitle }) => (
                <Link className="link wrap-anywhere" to={`${path}/${_id}`} lang={languageOf(listingTitle)}>
                  {listingTitle}
                </Link>
              ),
            },
            { label: t('Traveller'), show: ({ traveller }) => <Person {...traveller} /> },
            { label: t('Partner'), show: ({ partner }) => <Person {...partner} /> },
            {
              label: t('Reported by'),
              show: ({ reportedBy }) => (reportedBy === 'traveller' ? t('the traveller') : t('the partner')),
            },
            {
              label: t('Reason'),
              isLong: true,
              show: (report) => (
                <div className="max-w-[46ch]">
                  <ReportReason {...report} />
                  {report.earlier && (
                    <>
                      <p className="mt-2 text-14 text-ink-2">{reportTitle(report.earlier)}</p>
                      <ReportReason {...report.earlier} />
                    </>
                  )}
                </div>
              ),
            },
            { label: t('State'), show: ({ status }) => statusWords[status] },
            { label: t('Reported'), show: ({ reportedAt }) => momentInWords(reportedAt) },
          ]}
        />
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}
