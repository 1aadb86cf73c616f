import type { Inquiry } from '@serendib/contract/inquiries/inquiry';

export const [van, car] = ['019acd00-0000-7000-8000-000000000001', '019acd00-0000-7000-8000-000000000002'];
export const threadId = '019acd00-0000-7000-8000-000000000009';
export const item = (_id: string, title: string, more: object = { canBeAsked: true }) => ({
  ...{ kind: 'vehicle', _id, title, line: 'Van · Kandy', image: null, district: 'Kandy' },
  ...{ averageRating: null, reviewCount: 0, isPremium: false, checkedAt: null },
  ...{ href: `/vehicles/${_id}`, latitude: null, longitude: null, ...more },
});
export const at = '2027-01-02T06:00:00.000Z';
export const thread: Inquiry = {
  ...{ _id: threadId, status: 'open', as: 'traveller', listing: item(van, 'Toyota KDH') as never },
  ...{
    listingTitle: 'Toyota KDH',
    with: 'Ruwan',
    hasLeft: false,
    from: '2027-02-10',
    to: '2027-02-14',
    month: null,
  },
  ...{
    adults: 2,
    children: [4],
    kilometres: null,
    unread: 0,
    hasNews: false,
    total: null,
    answerBy: at,
    createdAt: at,
    updatedAt: at,
  },
  ...{ flexible: false, language: '', pickup: 'Airport', tripId: null, offers: [], agreement: null },
  messages: [{ _id: 'm1', by: 'traveller', text: 'Would you be free?', at, isMarked: false }],
  steps: [{ from: null, to: 'open', by: 'traveller', reason: null, at }],
  reported: false,
  readAt: null,
};
export const offer: Inquiry['offers'][number] = {
  ...{ _id: 'o1', total: 75_000, included: ['Fuel'], notIncluded: [], cancellation: { freeUntilDays: 7 } },
  lines: [{ label: 'Van', quantity: 5, unit: 'day', unitPrice: 15_000, total: 75_000 }],
  ...{ validUntil: '2027-01-20T18:29:59.000Z', from: '2027-02-10', to: '2027-02-14' },
  ...{ state: 'current', createdAt: at },
};
