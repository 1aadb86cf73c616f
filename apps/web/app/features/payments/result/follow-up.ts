import { effects, type ServiceType } from '@serendib/contract/payments/services';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { fetchMyPayments, type MyPayment } from '~/lib/mine/my-payments.ts';

export interface Known {
  /** The payment with what it brought; undefined where it could not be had. */
  payment: MyPayment | undefined;
  /** How many listings the payer has of the kind that it is about. */
  listed: number;
}

const submissions = {
  tourGuide: 'GET /tour-guides/my-submissions',
  vehicle: 'GET /vehicles/my-submissions',
} as const;

async function countOf(service: ServiceType): Promise<number> {
  const effect = effects[service];
  if (effect.does !== 'premium' || !(effect.kind in submissions)) return 0;
  const ask = call as (key: string) => Promise<{ data: unknown[] }>;
  return (await ask(submissions[effect.kind as keyof typeof submissions])).data.length;
}

/** What the next step depends on, once a payment is completed. */
export function useFollowUp(orderId: string, service: ServiceType): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const [payments, listed] = await Promise.all([
        fetchMyPayments(call).catch(() => []),
        countOf(service).catch(() => 1),
      ]);
      if (!isOver) setKnown({ payment: payments.find((one) => one.orderId === orderId), listed });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [orderId, service]);
  return known;
}
