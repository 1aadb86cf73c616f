import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import { signInPath } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { verify } from './check-payment.ts';
import { orderIdIn } from './order-id.ts';

export type PaymentCheck =
  | { state: 'verifying'; attempt: number }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'known'; order: PaymentStatusView };

/** What became of the order that the page's address names, as the server knows it. */
export function usePaymentCheck(): PaymentCheck {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [check, setCheck] = useState<PaymentCheck>({ state: 'verifying', attempt: 1 });
  useEffect(() => {
    const orderId = orderIdIn(search);
    if (!orderId) {
      setCheck({ state: 'missing' });
      return;
    }
    let timer: number | undefined;
    let isOver = false;
    const show = (next: PaymentCheck) => {
      if (!isOver) setCheck(next);
    };
    const findOut = async () => {
      try {
        const order = await verify({
          ask: () => call('GET /payments/payhere/status/{orderId}', { params: { orderId } }),
          wait: (ms) =>
            new Promise((resolve) => {
              timer = window.setTimeout(resolve, ms);
            }),
          onAttempt: (attempt) => show({ state: 'verifying', attempt }),
          isHopeless: isSignedOut,
        });
        show({ state: 'known', order });
        if (!isOver) sayWaitingChanged();
      } catch (error) {
        if (!isSignedOut(error)) return show({ state: 'failed' });
        rememberPlace(pathname + search);
        if (!isOver) await navigate(signInPath(), { replace: true });
      }
    };
    void findOut();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [search, pathname, navigate]);
  return check;
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;
