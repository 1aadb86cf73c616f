import type { PaymentStatusView } from '@serendib/contract/payments/views';

const check = {
  firstAfterMs: 2000,
  pending: { againAfterMs: 3000, retries: 3 },
  error: { againAfterMs: 2000, retries: 2 },
} as const;

/** The first check and those that follow while a payment is pending; said as “attempt 1 of 4”. */
export const mostAttempts = 1 + check.pending.retries;

export interface Means {
  ask: () => Promise<PaymentStatusView>;
  wait: (ms: number) => Promise<void>;
  /** As soon as a check is to come; from 1. */
  onAttempt: (attempt: number) => void;
  /** After it no further check is worth while. */
  isHopeless?: (error: unknown) => boolean;
}

/**
 * Asks what became of an order until it is known, as often as it is worth while. The page's address is not believed;
 * a payment that the gateway has not told us of yet is asked for again, and so is one whose first card was declined.
 * Throws when it cannot be found out.
 */
export async function verify({ ask, wait, onAttempt, isHopeless }: Means): Promise<PaymentStatusView> {
  const { firstAfterMs, pending, error: failing } = check;
  let waits = 0;
  let errors = 0;
  let pause: number = firstAfterMs;
  for (;;) {
    onAttempt(Math.min(1 + waits + errors, mostAttempts));
    await wait(pause);
    try {
      const found = await ask();
      if (!mayStillCome(found) || waits === pending.retries) return found;
      waits++;
      pause = pending.againAfterMs;
    } catch (error) {
      if (isHopeless?.(error) || errors === failing.retries) throw error;
      errors++;
      pause = failing.againAfterMs;
    }
  }
}

const mayStillCome = ({ status }: PaymentStatusView) =>
  status === 'pending' || status === 'failed' || status === 'cancelled' || status === 'expired';
