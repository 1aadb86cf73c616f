import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { mostOffersCompared } from '@serendib/contract/inquiries/limits';
import type { Call } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { compareKept } from '~/lib/inquiries/compare-kept.ts';
import { byKeys, guestThreads } from '~/lib/inquiries/guest-keys.ts';
import { storedUser } from '~/lib/session/session.ts';

/**
 * The offers that are compared: of a trip, or those that are named. Who has not answered yet stands last, so that offers are beside each
 * other on a phone, and it is they that stand in the table where more were asked than fit.
 */
export async function load(args: LoadArgs) {
  const asked = await fetchAsked(args);
  const threads = asked.toSorted((one, other) => Number(!one.offer) - Number(!other.offer));
  return { threads: threads.slice(0, mostOffersCompared), isCut: threads.length > mostOffersCompared };
}

/** A guest's threads are opened by the keys that this browser keeps. */
async function fetchAsked({ call, query, url }: LoadArgs): Promise<readonly ComparedInquiry[]> {
  const trip = query('trip');
  const named = query('ids')?.split(',').filter(Boolean);
  if (storedUser()) {
    if (trip) return (await call('GET /inquiries/compare', { query: { trip } })).data;
    const ids = named ?? (await fetchOffered(call));
    if (ids.length === 0) return [];
    return (await call('GET /inquiries/compare', { query: { ids: ids.join(',') } })).data;
  }
  const kept = guestThreads().filter(({ id, tripId }) =>
    named ? named.includes(id) : trip ? tripId === trip : true,
  );
  return compareKept(call, kept).catch(byKeys(url.pathname + url.search));
}

/** Those of an account that wait for its word. */
async function fetchOffered(call: Call): Promise<string[]> {
  const query = { as: 'traveller', status: 'offered', limit: mostOffersCompared } as const;
  return (await call('GET /inquiries', { query })).data.map(({ _id }) => _id);
}
export type LoadedOffers = Awaited<ReturnType<typeof load>>;
