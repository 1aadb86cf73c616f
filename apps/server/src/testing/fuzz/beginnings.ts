import { noticeOf } from '@serendib/api/modules/payments/testing';
import { monthOf } from '@serendib/contract/calendar';
import type { Role } from './requests.ts';
import { dayIn } from './valid.ts';

/** A valid request that makes a thing of a pool, so that others come further than where nothing is found. */
interface Beginning {
  pool: string;
  roles: Role[];
  path: string;
  body: object | URLSearchParams;
}

/**
 * In this order: later ones need what earlier ones made. Each role sends it, where only one of several may: whose the
 * newest listing is, say. What is refused is let be.
 */
export const beginnings: ((id: (pool: string) => string, n: number) => Beginning)[] = [
  (_, n) => ({
    ...{ pool: 'destination', roles: ['admin'], path: '/destinations' },
    body: {
      name: `Fuzz Falls ${n}`,
      district: 'Kandy',
      category: 'nature',
      description: 'Water that falls.',
    },
  }),
  (id) => ({
    ...{ pool: 'review', roles: ['plain', 'another owner'], path: '/reviews' },
    body: { itemType: 'vehicle', itemId: id('vehicle'), rating: 4, comment: 'A good drive.' },
  }),
  (id) => ({
    ...{ pool: 'inquiry', roles: ['plain', 'another owner'], path: '/inquiries' },
    body: {
      itemIds: [{ kind: 'vehicle', _id: id('vehicle') }],
      ...{ month: monthOf(dayIn(100)), adults: 2, message: 'Would you drive us?' },
    },
  }),
  (id) => ({
    ...{ pool: 'offer', roles: ['owner', 'another owner'], path: `/inquiries/${id('inquiry')}/offers` },
    body: {
      lines: [{ label: 'Five days', quantity: 5, unit: 'day', unitPrice: 10_000 }],
      ...{
        cancellation: { freeUntilDays: 7 },
        validUntil: dayIn(20),
        from: dayIn(100),
        to: dayIn(104),
      },
    },
  }),
  () => ({ pool: 'trip', roles: ['plain', 'owner'], path: '/trips', body: { title: 'Hills' } }),
  (id) => ({
    ...{
      pool: 'link',
      roles: ['owner', 'plain'],
      path: `/trips/${id('trip')}/links`,
      body: { right: 'change' },
    },
  }),
  (id) => ({
    ...{ pool: 'note', roles: ['admin'], path: '/admin/notes' },
    body: { listingId: id('vehicle'), text: 'Looks fine.' },
  }),
  () => ({
    ...{ pool: 'order', roles: ['plain', 'owner'], path: '/payments/payhere/create-checkout' },
    body: { serviceType: 'vehicle_premium_monthly' },
  }),
  (id) => ({
    ...{ pool: 'paid', roles: ['nobody'], path: '/payments/payhere/notify' },
    body: new URLSearchParams(noticeOf({ orderId: id('order'), amount: '500.00' })),
  }),
];
