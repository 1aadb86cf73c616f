import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { ofAllWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { ViewLink } from './payments-table.tsx';

export const chargebackFilters = [
  {
    name: 'state',
    label: t('State'),
    options: [
      { value: 'open', label: t('To be answered') },
      { value: 'answered', label: t('Answered') },
    ],
  },
];

/** Money that a bank took back: what is to be answered first, the soonest due before all. */
export function ChargebacksPage({ list, query, isFirst }: Table<Chargeback>) {
  return (
    <AdminPage
      title={t('Chargebacks')}
      line={ofAllWords(list)}
      actions={<Export table="chargebacks" query={query} />}
    >
      <TableFilters filters={chargebackFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>
          {list.totalUnfiltered === 0 ? t('No bank has taken money back.') : t('No chargeback fits that.')}
        </NothingHere>
      ) : (
        <AdminTable
          caption={t('Chargebacks')}
          rows={list.data}
          keyOf={({ orderId }) => orderId}
          columns={[
            { label: t('Order'), show: ({ orderId }) => <ViewLink orderId={orderId} /> },
            { label: t('What'), show: ({ description }) => description },
            { label: t('Amount'), isNumber: true, show: ({ amount }) => formatLkr(amount) },
            {
              label: t('Payer'),
              show: ({ userName }) => <span className="wrap-anywhere">{userName ?? t('deleted')}</span>,
            },
            { label: t('Charged back'), show: ({ openedAt }) => momentInWords(openedAt) },
            {
              label: t('Answer'),
              show: ({ answeredAt, answeredBy, dueOn, isLate }) =>
                answeredAt ? (
                  t('{moment} by {name}', {
                    moment: momentInWords(answeredAt),
                    name: answeredBy ?? t('our team'),
                  })
                ) : (
                  <span className={isLate ? 'font-[650] text-danger' : 'font-[650]'}>
                    {isLate
                      ? t('due {day}, too late', { day: dayInWords(dueOn) })
                      : t('due {day}', { day: dayInWords(dueOn) })}
                  </span>
                ),
            },
          ]}
        />
      )}
      <TableEnd path="/admin/chargebacks" list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}
