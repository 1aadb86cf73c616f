import { dayInWords, momentInWords } from '@serendib/contract/calendar-words';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { formatLkr } from '@serendib/contract/words/lkr';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { NothingHere } from '../shell/table-end.tsx';
import { ViewLink } from './payments-table.tsx';

/** Money that a bank took back: what is to be answered first, the soonest due before all. */
export function ChargebacksPage({ cases }: { cases: readonly Chargeback[] }) {
  const open = cases.filter(({ answeredAt }) => answeredAt === null).length;
  return (
    <AdminPage
      title="Chargebacks"
      line={
        open === 0 ? 'None waits for an answer.' : `${open} ${open === 1 ? 'waits' : 'wait'} for an answer.`
      }
    >
      {cases.length === 0 ? (
        <NothingHere>No bank has taken money back.</NothingHere>
      ) : (
        <AdminTable
          caption="Chargebacks"
          rows={cases}
          keyOf={({ orderId }) => orderId}
          columns={[
            { label: 'Order', show: ({ orderId }) => <ViewLink orderId={orderId} /> },
            { label: 'What', show: ({ description }) => description },
            { label: 'Amount', isNumber: true, show: ({ amount }) => formatLkr(amount) },
            {
              label: 'Payer',
              show: ({ userName }) => <span className="wrap-anywhere">{userName ?? 'deleted'}</span>,
            },
            { label: 'Charged back', show: ({ openedAt }) => momentInWords(openedAt) },
            {
              label: 'Answer',
              show: ({ answeredAt, answeredBy, dueOn, isLate }) =>
                answeredAt ? (
                  `${momentInWords(answeredAt)} by ${answeredBy ?? 'our team'}`
                ) : (
                  <span className={isLate ? 'font-[650] text-danger' : 'font-[650]'}>
                    due {dayInWords(dueOn)}
                    {isLate && ', too late'}
                  </span>
                ),
            },
          ]}
        />
      )}
    </AdminPage>
  );
}
