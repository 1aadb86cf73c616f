import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { effects, type ServiceType } from '@serendib/contract/payments/services';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { fetchMyPayments, type MyPayment } from '~/lib/mine/my-payments.ts';

export interface Known {
  /** The payment with what it brought; undefined where it could not be had. */
  payment: MyPayment | undefined;
  /** How many listings the payer has of the kind that it is about. */
  listed: number;
  /** How many of them travellers see. */
  approved: number;
}
type Counts = Pick<Known, 'listed' | 'approved'>;

const submissions = {
  tourGuide: 'GET /tour-guides/my-submissions',
  vehicle: 'GET /vehicles/my-submissions',
} as const;

async function countOf(service: ServiceType): Promise<Counts> {
  const effect = effects[service];
  if (effect.does !== 'premium' || !(effect.kind in submissions)) return { listed: 0, approved: 0 };
  const ask = call as (key: string, asked: object) => Promise<{ data: { status: ListingStatus }[] }>;
  const key = submissions[effect.kind as keyof typeof submissions];
  const { data } = await ask(key, { query: { view: 'state' } });
  return { listed: data.length, approved: data.filter(({ status }) => status === 'approved').length };
}

/** What the next step depends on, once a payment is completed. */
export function useFollowUp(orderId: string, service: ServiceType): Known | undefined {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let isOver = false;
    const find = async () => {
      const [payments, counts] = await Promise.all([
        fetchMyPayments(call).catch(() => []),
        countOf(service).catch(() => ({ listed: 1, approved: 1 })),
      ]);
      if (!isOver) setKnown({ payment: payments.find((one) => one.orderId === orderId), ...counts });
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [orderId, service]);
  return known;
}
