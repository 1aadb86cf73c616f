import { dayInWords } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { methodWords } from '@serendib/contract/payments/payment-method';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Address } from '~/ui/text/address.tsx';
import { Facts } from '~/ui/text/facts.tsx';

/** Orders that no gateway took. */
const paidByHand = new Set(['admin_manual', 'test']);

interface RefundOutcomeProps {
  payment: PaymentDetail;
  /** What goes back where it came in once more, with which nothing was bought; else empty. */
  surplusId: string;
  now: number;
}

/** What giving the money back does: how much, to whom, and what ends with it. */
export function RefundOutcome({ payment, surplusId, now }: RefundOutcomeProps) {
  const { user, customerDetails, amount, description, paymentMethod, transactionId } = payment;
  const payer = customerDetails.name ?? user?.userName ?? t('an account that is gone');
  const isSurplus = surplusId !== '';
  const isByGateway = isSurplus || (transactionId !== null && !paidByHand.has(paymentMethod ?? ''));
  return (
    <>
      <Facts
        facts={[
          { label: t('Amount'), value: t('{amount}, all of it', { amount: formatLkr(amount) }) },
          { label: t('Paid for'), value: description },
          { label: t('Transaction'), value: isByGateway && (surplusId || transactionId) },
          {
            label: t('Goes to'),
            value: user ? (
              <>
                {payer}, <Address email={user.email} />
              </>
            ) : (
              payer
            ),
          },
          {
            label: t('By', {}, 'who gives money back'),
            value: isByGateway
              ? `${t('The gateway, to what it was paid with')}${isSurplus ? '' : inBrackets(methodWords(paymentMethod))}`
              : t('The gateway, if its books know this order; otherwise you send the money yourself'),
          },
          {
            label: t('Ends with it'),
            value: isSurplus ? t('Nothing: what was bought stays') : whatEnds(payment, now),
          },
        ]}
      />
      <p className="text-15">
        {!isSurplus && `${t('The payer is told by mail.')} `}
        <strong className="font-[650]">{t('It cannot be undone.')}</strong>
      </p>
    </>
  );
}

const inBrackets = (words: string | null) => (words ? ` (${words})` : '');

function whatEnds({ effects: { entitlements, voucher, takesDown } }: PaymentDetail, now: number): string {
  const ends = entitlements
    .filter(({ cancelledAt, endsAt }) => cancelledAt === null && Date.parse(endsAt) > now)
    .map(({ kind, endsAt }) => {
      const of = kinds[kind as keyof typeof kinds]?.plural ?? kind;
      return t('Premium for {kind}, which would run until {day}', { kind: of, day: dayInWords(endsAt) });
    });
  if (voucher && !voucher.revokedAt) {
    if (voucher.isAdded && !voucher.startedAt)
      ends.push(t('The month that is kept until its tour is approved'));
    if (!voucher.spentAt) ends.push(t('The voucher, which has not been used yet'));
  }
  if (takesDown) ends.push(t('What it paid for: it is rejected, and travellers see it no more'));
  return ends.join('; ') || t('Nothing that still runs');
}
