import { dayInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { inRupees } from '@serendib/contract/payments/services';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { methodWords } from '~/lib/payment-method.ts';
import { Facts } from '~/ui/text/facts.tsx';

/** Orders that no gateway took. */
const paidByHand = new Set(['admin_manual', 'test']);

interface RefundOutcomeProps {
  payment: PaymentDetail;
  /** Whether money goes back that came in once more, with which nothing was bought. */
  isSurplus: boolean;
  now: number;
}

/** What giving the money back does: how much, to whom, and what ends with it. */
export function RefundOutcome({ payment, isSurplus, now }: RefundOutcomeProps) {
  const { user, customerDetails, amount, description, paymentMethod, transactionId } = payment;
  const payer = [customerDetails.name ?? user?.userName ?? 'an account that is gone', user?.email];
  const isByGateway = isSurplus || (transactionId !== null && !paidByHand.has(paymentMethod ?? ''));
  return (
    <>
      <Facts
        facts={[
          { label: 'Amount', value: `${inRupees(amount)}, all of it` },
          { label: 'Paid for', value: description },
          { label: 'Goes to', value: payer.filter(Boolean).join(', ') },
          {
            label: 'By',
            value: isByGateway
              ? `The gateway, to what it was paid with${isSurplus ? '' : inBrackets(methodWords(paymentMethod))}`
              : 'The gateway, if its books know this order; otherwise you send the money yourself',
          },
          {
            label: 'Ends with it',
            value: isSurplus ? 'Nothing: what was bought stays' : whatEnds(payment, now),
          },
        ]}
      />
      <p className="text-15">
        {!isSurplus && 'The payer is told by mail. '}
        <strong className="font-[650]">It cannot be undone.</strong>
      </p>
    </>
  );
}

const inBrackets = (words: string | null) => (words ? ` (${words})` : '');

function whatEnds({ effects: { entitlements, voucher } }: PaymentDetail, now: number): string {
  const ends = entitlements
    .filter(({ cancelledAt, endsAt }) => cancelledAt === null && Date.parse(endsAt) > now)
    .map(({ kind, endsAt }) => {
      const of = kinds[kind as keyof typeof kinds]?.plural ?? kind;
      return `Premium for ${of}, which would run until ${dayInWords(endsAt)}`;
    });
  if (voucher && !voucher.revokedAt)
    ends.push(
      voucher.spentAt
        ? 'What was submitted with it: it is rejected, and travellers see it no more'
        : 'The voucher, which has not been used yet',
    );
  return ends.join('; ') || 'Nothing that still runs';
}
