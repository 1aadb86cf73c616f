import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SignedInPerson, TestApi } from '../../platform/testing.ts';
import { sentMails } from '../../schema/index.ts';
import { addListing, type ListingState } from '../listings/testing.ts';

export const addVehicle = (api: TestApi, ownerId: string | null, state: ListingState = {}) =>
  addListing(api, 'vehicle', {}, { ownerId, ...state });

/** Its days are ahead of a test whose clock stands in January 2027: one by another clock names its own. */
export const asked = (ids: string[], more: object = {}) => ({
  itemIds: ids.map((_id) => ({ kind: 'vehicle', _id })),
  ...{ from: '2027-02-10', to: '2027-02-14', adults: 2, children: [4, 9] },
  ...{ language: 'German', pickup: 'Airport', message: 'We would like to see Ella and Yala.' },
  ...more,
});

export const anOffer = (more: object = {}) => ({
  lines: [
    { label: 'Van with driver', quantity: 5, unit: 'day', unitPrice: 15_000 },
    { label: 'Further kilometres', quantity: 120, unit: 'km', unitPrice: 90 },
  ],
  included: ['Fuel', '100 km a day'],
  notIncluded: ['Tolls'],
  ...{ kilometresIncluded: 500, pricePerKm: 90 },
  cancellation: { freeUntilDays: 7 },
  validUntil: '2027-01-20',
  ...more,
});

/** The links of a mail to a guest, each to one thread. */
export const linksIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\/inquiries\/([\w-]{36})\?key=([\w-]+)/g)].map(([, id = '', key = '']) => ({
    id,
    key,
  }));
export const withKey = (id: string, key: string, what = '') => `/inquiries/${id}${what}?key=${key}`;

/** What a person can do in a thread, over HTTP. */
export function actions(api: TestApi) {
  const done = async (reply: Awaited<ReturnType<TestApi['post']>>, status: number): Promise<Inquiry> => {
    expect(reply.statusCode, reply.body).toBe(status);
    return reply.json();
  };
  return {
    ask: async (body: object, who?: SignedInPerson): Promise<Inquiry[]> => {
      const reply = await api.post('/inquiries', body, who);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json().threads;
    },
    read: async (id: string, who: SignedInPerson) => done(await api.get(`/inquiries/${id}`, who), 200),
    offer: async (
      id: string,
      who: SignedInPerson,
      more: object = {},
    ): Promise<{ _id: string; total: number }> => {
      const reply = await api.post(`/inquiries/${id}/offers`, anOffer(more), who);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    },
    accept: async (id: string, offerId: string, who: SignedInPerson) =>
      done(await api.post(`/inquiries/${id}/offers/${offerId}/accept`, undefined, who), 200),
    act: (id: string, what: string, who: SignedInPerson, body: object = {}) =>
      api.post(`/inquiries/${id}/${what}`, body, who),
    passTime: async () => {
      await api.db.execute(sql`select graphile_worker.add_job('inquiries:time', '{}')`);
      await api.runJobs();
    },
    /** Mails to an address, the newest last. */
    mailsTo: async (email: string) => {
      await api.runJobs();
      return api.db.select().from(sentMails).where(eq(sentMails.to, email)).orderBy(sentMails.id);
    },
  };
}
