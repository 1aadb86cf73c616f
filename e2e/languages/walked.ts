import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { everyPage } from '../pages.ts';
import type { Made } from './some-business.ts';

/** Where a journey is planned, before any of it is. */
const planning = [
  '/season',
  '/season/january',
  '/trip',
  '/trips/ideas',
  '/trips/ideas/first-time-in-10-days',
  '/compare',
  '/ask',
  '/offers',
  '/offline',
];

/** What any visitor is sent. */
export const ofVisitors = [...everyPage.filter((path) => !path.startsWith('/dev/')), ...planning];

/** Pages that need some business, by who sees them; what visitors are sent is read without a browser. */
export const walked = ({ listings, threads, trip, link, order }: Made) => ({
  visitor: [
    `/calendar/vehicle/${listings.vehicle}`,
    `/ask?to=vehicle:${listings.vehicle}`,
    `${kinds.tour.pages.one}/${listings.tour}`,
    `${kinds.vehicle.pages.one}/${listings.vehicle}`,
  ],
  partner: [
    ...[
      '',
      '?tab=submissions',
      '?tab=payments',
      '?tab=subscriptions',
      '?tab=analytics',
      '?tab=inquiries',
    ].map((tab) => `/profile${tab}`),
    ...kindNames.map((name) => kinds[name].pages.register),
    ...kindNames.map((name) => `${kinds[name].pages.edit}/${listings[name]}`),
    ...Object.values(threads).map((id) => `/inquiries/${id}`),
    `/my-calendar/vehicle/${listings.vehicle}`,
    `/my-departures/${listings.tour}`,
    `/my-pin/vehicle/${listings.vehicle}`,
    `/poster/vehicle/${listings.vehicle}`,
    `/payment/receipt/${order}`,
    `/payment/success?order_id=${order}`,
    '/test/payhere',
  ],
  traveller: [
    '/trip',
    '/trip/driver',
    '/trip/paper',
    '/trip/expected',
    link,
    '/profile?tab=inquiries',
    `/inquiries/${threads.agreed}`,
    `/offers?ids=${threads.agreed},${threads.offered}`,
    `/ask?to=vehicle:${listings.vehicle}&trip=${trip}`,
  ],
  administrator: [
    '/admin',
    '/admin/queue',
    ...kindNames.map((name) => kinds[name].pages.admin),
    ...['destinations', 'users', 'payments', 'chargebacks', 'reviews', 'inquiries', 'audit', 'deleted'].map(
      (name) => `/admin/${name}`,
    ),
    `/admin/payments/view/${order}`,
    `/admin/inquiries/${threads.reported}`,
    '/admin/failed-jobs',
    '/admin/settings',
    '/vehicle-premium',
  ],
});
