import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';

type Refund = PaymentDetail['refunds'][number];

/** A refund of money that the gateway does not know: it is written down here alone, and our team sends it. */
export const isSentByHand = ({ transactionId, finishedAt }: Refund): boolean =>
  transactionId === null && finishedAt !== null;

export const sendYourself = (amount: number): string =>
  t('The gateway does not know this order: please send {amount} to the payer yourself.', {
    amount: formatLkr(amount),
  });
