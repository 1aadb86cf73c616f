import { t } from '@serendib/contract/words/t';
import { PaymentPage } from '~/features/admin/payments/payment-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/payment.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(
    async ({ call, params }: { call: import('~/lib/api/call.ts').Call; params: { orderId: string } }) => {
      const payment = await call('GET /admin/payments/{orderId}', { params });
      const { orderId, status } = payment;
      const chargeback =
        status === 'charged_back'
          ? await call('GET /admin/chargebacks/{orderId}', { params: { orderId } })
          : null;
      return { payment, chargeback };
    },
    { notFound: t('Payment not found'), back: { to: '/admin/payments', label: t('Back to payments') } },
  ),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Payment, administration'));

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
