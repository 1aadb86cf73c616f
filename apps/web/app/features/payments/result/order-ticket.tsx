import { momentInWords } from '@serendib/contract/calendar-words';
import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { Badge } from '~/ui/text/badge.tsx';
import { statusFlags } from '../payment-words.ts';

/** What was ordered, as the server knows it. */
export function OrderTicket({ order }: { order: PaymentStatusView }) {
  const { orderId, description, amount, createdAt, status } = order;
  const flag = statusFlags[status];
  return (
    <section aria-label="Your order" className="pay-ticket">
      <div>
        <dl>
          <div className="pay-ticket-sum">
            <dt>Amount</dt>
            <dd>{formatLkr(amount)}</dd>
          </div>
          <div>
            <dt>Service</dt>
            <dd>{description}</dd>
          </div>
          <div>
            <dt>Order ID</dt>
            <dd className="tabular-nums">{orderId}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>
              <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
            </dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>
              <Badge kind={flag.kind}>{flag.words}</Badge>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
