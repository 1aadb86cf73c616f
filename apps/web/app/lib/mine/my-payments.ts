import type { Call, ItemOf } from '~/lib/api/call.ts';
import { allOf } from './all-of.ts';
import { leaveOut } from './leave-out.ts';
import { awaitsAction } from './renewal.ts';

export type MyPayment = ItemOf<'GET /payments/user'>;

/** What I have paid or set out to pay, newest first. A list that cannot be had is empty; without a session the failure is thrown. */
export const fetchMyPayments = (call: Call): Promise<MyPayment[]> =>
  fetchPayments(call).catch((error: unknown) => {
    leaveOut(error);
    return [];
  });

/** The same, where a list that cannot be had is a failure. */
export const fetchPayments = (call: Call): Promise<MyPayment[]> =>
  allOf((query) => call('GET /payments/user', { query }));

/** The oldest payment for something that has not been sent yet; nothing where there is none or it cannot be known. */
export async function oldestVoucher(
  call: Call,
  serviceType: MyPayment['serviceType'],
): Promise<string | undefined> {
  const payments = await fetchMyPayments(call);
  return payments.findLast((one) => one.serviceType === serviceType && awaitsAction(one))?._id;
}
