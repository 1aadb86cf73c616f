import { serviceTypes, serviceWords } from '@serendib/contract/payments/services';
import { paymentStatuses } from '@serendib/contract/payments/states';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { ofAllWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { Reconcile } from './reconcile.tsx';
import { statusWords } from './status-words.ts';

export const paymentFilters = [
  { name: 'search', label: t('Search'), placeholder: t('Order, name or address') },
  {
    name: 'status',
    label: t('State'),
    options: paymentStatuses.map((value) => ({ value, label: statusWords[value] })),
  },
  {
    name: 'serviceType',
    label: t('Service'),
    options: serviceTypes.map((value) => ({ value, label: serviceWords(value) })),
  },
  { name: 'surplus', label: t('Surplus'), options: [{ value: 'true', label: t('Paid more than once') }] },
];

/** Orders of all accounts, the newest first. */
export function PaymentsPage({ list, query, isFirst }: Table<ItemOf<'GET /admin/payments'>>) {
  return (
    <AdminPage
      title={t('Payments')}
      line={ofAllWords(list)}
      actions={
        <>
          <Reconcile />
          <Export table="payments" query={query} />
        </>
      }
    >
      <TableFilters filters={paymentFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>
          {list.totalUnfiltered === 0
            ? t('Nobody has ordered anything yet.')
            : t('No payment fits all of that.')}
        </NothingHere>
      ) : (
        <PaymentsTable caption={t('Payments')} payments={list.data} hasStates />
      )}
      <TableEnd path="/admin/payments" list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}
