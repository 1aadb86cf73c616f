import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { ServiceType } from '@serendib/contract/payments/services';
import type { APIRequestContext } from 'playwright/test';
import { join, newAddress } from '../accounts.ts';
import { image } from '../admin/admin.ts';
import { expect } from '../journey.ts';
import { callerOf, decide, submit } from '../partners/partners.ts';

/** What a partner and a traveller have done, by which each kind of page has something to show. */
export interface Made {
  listings: Record<KindName, string>;
  /** Inquiries, by how they stand. */
  threads: Record<'agreed' | 'offered' | 'reported', string>;
  trip: string;
  /** The path of the trip for those whom it was shared with. */
  link: string;
  order: string;
  partner: string;
  traveller: string;
}

const soon = (days: number) => dayAfter(dayOf(Date.now()), days);
const stops = [
  { id: 'one', place: 'kandy', name: 'Kandy', nights: 2, latitude: 7.2936, longitude: 80.6413 },
  { id: 'two', place: 'ella', name: 'Ella', nights: 3, latitude: 6.8755, longitude: 81.0463 },
];
const anOffer = {
  lines: [
    { label: 'Van with driver', quantity: 4, unit: 'day', unitPrice: 15_000 },
    { label: 'Further kilometres', quantity: 120, unit: 'km', unitPrice: 90 },
  ],
  included: ['Fuel'],
  notIncluded: ['Entry tickets'],
  cancellation: { freeUntilDays: 7 },
  validUntil: soon(20),
};

/** By calls, on a server where payments are simulated. */
export async function someBusiness(request: APIRequestContext): Promise<Made> {
  const asking =
    (headers: { authorization: string }) =>
    async <Reply>(method: string, path: string, data?: object): Promise<Reply> => {
      const reply = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
      const text = await reply.text();
      expect(reply.ok(), `${method} ${path}: ${text}`).toBe(true);
      return JSON.parse(text || 'null') as Reply;
    };
  const [{ email: partner }, { email: traveller }] = [
    await join(request),
    await join(request, newAddress('maja'), 'Maja Lindgren'),
  ];
  const owner = await callerOf(request, partner);
  const asPartner = asking({ authorization: owner.authorization });
  const asTraveller = asking({ authorization: (await callerOf(request, traveller)).authorization });

  const buy = async (serviceType: ServiceType) => {
    const { orderId } = await asPartner<{ orderId: string }>('POST', '/payments/payhere/create-checkout', {
      serviceType,
    });
    await asPartner('POST', `/payments/test/complete/${orderId}`);
    return orderId;
  };
  const order = await buy('vehicle_premium_monthly');
  await buy('tour_partnership');
  await buy('sponsored_blog_post');

  const listings = {} as Record<KindName, string>;
  for (const kind of kindNames) {
    listings[kind] = (await submit(request, owner, kind, kind === 'tour' ? { image } : {}))._id;
    await decide(request, kind, listings[kind], { status: 'approved' });
  }
  const rejected = await submit(request, owner, 'vehicle');
  await decide(request, 'vehicle', rejected._id, { status: 'rejected', reason: 'It is seen nowhere.' });

  const trip = await asTraveller<{ _id: string }>('POST', '/trips', { title: 'Ours', from: soon(30), stops });
  await asTraveller('PUT', `/trips/${trip._id}/items/vehicle/${listings.vehicle}`, {});
  const { url } = await asTraveller<{ url: string }>('POST', `/trips/${trip._id}/links`, {});
  const { pathname, search } = new URL(url);

  const asked = (kind: KindName, from: number) =>
    asTraveller<{ threads: [{ _id: string }] }>('POST', '/inquiries', {
      itemIds: [{ kind, _id: listings[kind] }],
      ...{ from: soon(from), to: soon(from + 3), flexible: true, adults: 2, children: [4] },
      ...{ language: 'English', pickup: 'Kandy', message: 'We would like to see Ella and Yala.' },
    });
  const offered = async (from: number) => {
    const [{ _id }] = (await asked('vehicle', from)).threads;
    return { _id, offer: await asPartner<{ _id: string }>('POST', `/inquiries/${_id}/offers`, anOffer) };
  };
  const [agreed, open] = [await offered(30), await offered(60)];
  await asTraveller('POST', `/inquiries/${agreed._id}/offers/${agreed.offer._id}/accept`);
  const [reported] = (await asked('tourGuide', 30)).threads;
  await asPartner('POST', `/inquiries/${reported._id}/report`, { reason: 'It is rude.' });
  await asPartner('PUT', `/vehicles/${listings.vehicle}/calendar/blocks`, {
    blocks: [{ from: soon(5), to: soon(8), note: 'At the garage' }],
  });
  await asPartner('PUT', `/tours/${listings.tour}/departures`, {
    departures: [5, 12, 19, 26, 33, 40, 47].map((days) => ({ day: soon(days), places: 8 })),
  });
  const comment = 'Careful on every bend, and never late.';
  await asTraveller('POST', '/reviews', {
    itemType: 'vehicle',
    itemId: listings.vehicle,
    rating: 4,
    comment,
  });
  return {
    ...{ listings, trip: trip._id, link: pathname + search, order, partner, traveller },
    threads: { agreed: agreed._id, offered: open._id, reported: reported._id },
  };
}
