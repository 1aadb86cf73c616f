import { PaymentPage } from '~/features/admin/payments/payment-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/payment.ts';
import { deskMeta } from './desk-route.ts';

export const clientLoader = Object.assign(
  adminLoad(
    ({ call, params }: { call: import('~/lib/api/call.ts').Call; params: { orderId: string } }) =>
      call('GET /admin/payments/{orderId}', { params }),
    { notFound: 'Payment not found', back: { to: '/admin/payments', label: 'Back to payments' } },
  ),
  { hydrate: true as const },
);
export const meta = deskMeta('Payment, administration');

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage payment={loaderData} />;
}
