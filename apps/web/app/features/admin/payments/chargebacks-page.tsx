import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { NothingHere } from '../shell/table-end.tsx';
import { ViewLink } from './payments-table.tsx';

/** Money that a bank took back: what is to be answered first, the soonest due before all. */
export function ChargebacksPage({ cases }: { cases: readonly Chargeback[] }) {
  const open = cases.filter(({ answeredAt }) => answeredAt === null).length;
  return (
    <AdminPage
      title={t('Chargebacks')}
      line={
        open === 0
          ? t('None waits for an answer.')
          : t('{open, plural, one {# waits for an answer.} other {# wait for an answer.}}', { open })
      }
    >
      {cases.length === 0 ? (
        <NothingHere>{t('No bank has taken money back.')}</NothingHere>
      ) : (
        <AdminTable
          caption={t('Chargebacks')}
          rows={cases}
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
    </AdminPage>
  );
}
