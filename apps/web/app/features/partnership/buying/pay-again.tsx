import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { BuyFirst, PaidFirst } from './paid-first.tsx';
import { useFreeMonths } from './use-free-months.ts';
import type { VoucherService } from './voucher-note.tsx';

interface PayAgainProps {
  service: VoucherService;
  /** The form of what was taken down because its payment went back. */
  place: string;
  /** Where it was refused for want of a payment, which says already that one is needed. */
  isRefused?: boolean;
}

/** What it costs to send again what was taken down because its payment went back, and where it is paid for. */
export default function PayAgain({ service, place, isRefused = false }: PayAgainProps) {
  const [mode, setMode] = useState<PaymentMode>();
  useEffect(() => {
    // Where it cannot be known the form says so when it is sent.
    call('GET /payments/mode').then(
      (known) => setMode(known.mode),
      () => {},
    );
  }, []);
  const months = useFreeMonths(service === 'tour_partnership' ? 'tour' : undefined);
  if (isRefused)
    return (
      <div className="mt-2 flex flex-wrap gap-3">
        <BuyFirst {...{ service, months, place }} />
      </div>
    );
  return mode ? <PaidFirst {...{ service, mode, months, place }} /> : null;
}
