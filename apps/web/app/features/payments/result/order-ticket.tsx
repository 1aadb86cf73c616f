import { momentInWords } from '@serendib/contract/calendar-words';
import { serviceWords } from '@serendib/contract/payments/services';
import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Badge } from '~/ui/text/badge.tsx';
import { statusFlags } from '../payment-words.ts';

/** What was ordered, as the server knows it. */
export function OrderTicket({ order }: { order: PaymentStatusView }) {
  const { orderId, serviceType, amount, createdAt, status } = order;
  const flag = statusFlags[status];
  return (
    <section aria-label={t('Your order')} className="pay-ticket">
      <div>
        <dl>
          <div className="pay-ticket-sum">
            <dt>{t('Amount')}</dt>
            <dd>{formatLkr(amount)}</dd>
          </div>
          <div>
            <dt>{t('Service')}</dt>
            <dd>{serviceWords(serviceType)}</dd>
          </div>
          <div>
            <dt>{t('Order ID')}</dt>
            <dd className="tabular-figures">{orderId}</dd>
          </div>
          <div>
            <dt>{t('Date')}</dt>
            <dd>
              <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('Status')}</dt>
            <dd>
              <Badge kind={flag.kind}>{flag.words}</Badge>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
