import { momentInWords } from '@serendib/contract/calendar-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { Badge } from '~/ui/text/badge.tsx';
import { AdminTable, type Column } from '../shell/admin-table.tsx';
import { Complete } from './complete.tsx';
import { statusFlag, statusWords } from './status-words.ts';

type Row = ItemOf<'GET /admin/payments'>;

const state: Column<Row> = {
  label: t('State'),
  show: ({ status, hasSurplus }) => (
    <span className="inline-flex flex-wrap gap-1">
      <Badge kind={statusFlag(status)}>{statusWords[status]}</Badge>
      {hasSurplus && <Badge kind="review">{t('Paid more than once')}</Badge>}
    </span>
  ),
};

const columns = (between: readonly Column<Row>[]): readonly Column<Row>[] => [
  { label: t('Order'), show: ({ orderId }) => <ViewLink orderId={orderId} /> },
  { label: t('For'), show: ({ description }) => description },
  {
    label: t('By', {}, 'who ordered'),
    show: ({ user, customerDetails }) => (
      <span className="wrap-anywhere">{customerDetails.name ?? user?.userName ?? t('nobody known')}</span>
    ),
  },
  { label: t('Amount'), isNumber: true, show: ({ amount }) => formatLkr(amount) },
  ...between,
  {
    label: t('Ordered'),
    show: ({ createdAt }) => <span className="xl:whitespace-nowrap">{momentInWords(createdAt)}</span>,
  },
  {
    label: t('Complete'),
    isDeferred: true,
    isNumber: true,
    show: (payment) => payment.status === 'pending' && <Complete payment={payment} />,
  },
];

interface PaymentsTableProps {
  caption: string;
  payments: readonly Row[];
  /** Where all are pending their state says nothing. */
  hasStates?: boolean;
}

export const PaymentsTable = ({ caption, payments, hasStates = false }: PaymentsTableProps) => (
  <AdminTable
    caption={caption}
    rows={payments}
    keyOf={({ _id }) => _id}
    columns={columns(hasStates ? [state] : [])}
  />
);

/** Opens in a tab of its own: an administrator who looks something up keeps their place. */
export const ViewLink = ({ orderId }: { orderId: string }) => (
  <a className="link" href={`${t('@prefix')}/admin/payments/view/${orderId}`} target="_blank" rel="noopener">
    {orderId}
    <span className="sr-only"> {t('(opens in a new tab)')}</span>
  </a>
);
