import { t } from '@serendib/contract/words/t';
import { ReceiptPage } from '~/features/payments/receipt/receipt-page.tsx';
import { ApiError } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/receipt.ts';

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params }: LoadArgs<{ orderId: string }>) => {
      // Beside the first scripts, which are at their bound.
      const { fetchPayments } = await import('~/lib/mine/my-payments.ts');
      const payments = await fetchPayments(call);
      const payment = payments.find(({ orderId }) => orderId === params.orderId);
      if (!payment?.hasReceipt)
        throw new ApiError(404, 'NOT_FOUND', t('There is no receipt of yours with this order number.'));
      return { payment };
    },
    {
      notFound: t('Receipt Not Found'),
      failed: t('Failed to load the receipt'),
      back: { to: '/profile?tab=payments', label: t('Payment history') },
    },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Receipt {orderId}', { orderId: args.params.orderId }),
    description: t('The receipt of a payment.'),
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title={t('Receipt')} />;
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  useGuard();
  return <ReceiptPage payment={loaderData.payment} />;
}
