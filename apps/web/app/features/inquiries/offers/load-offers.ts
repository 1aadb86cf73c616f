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
  const { data, isCut } = await fetchAsked(args);
  const threads = data.toSorted((one, other) => Number(!one.offer) - Number(!other.offer));
  return {
    threads: threads.slice(0, mostOffersCompared),
    isCut: isCut || threads.length > mostOffersCompared,
  };
}

interface Asked {
  data: readonly ComparedInquiry[];
  /** There are others that were not asked for. */
  isCut?: boolean;
}

/** A guest's threads are opened by the keys that this browser keeps. */
async function fetchAsked({ call, query, url }: LoadArgs): Promise<Asked> {
  const trip = query('trip');
  const named = query('ids')?.split(',').filter(Boolean);
  if (storedUser()) {
    if (trip) return call('GET /inquiries/compare', { query: { trip } });
    const { ids, isCut } = named ? { ids: named, isCut: false } : await fetchOffered(call);
    if (ids.length === 0) return { data: [] };
    const { data } = await call('GET /inquiries/compare', { query: { ids: ids.join(',') } });
    return { data, isCut };
  }
  const kept = guestThreads().filter(({ id, tripId }) =>
    named ? named.includes(id) : trip ? tripId === trip : true,
  );
  return { data: await compareKept(call, kept).catch(byKeys(url.pathname + url.search)) };
}

/** The newest of an account that wait for its word. */
async function fetchOffered(call: Call): Promise<{ ids: string[]; isCut: boolean }> {
  const query = { as: 'traveller', status: 'offered', limit: mostOffersCompared } as const;
  const { data, next } = await call('GET /inquiries', { query });
  return { ids: data.map(({ _id }) => _id), isCut: next !== null };
}
export type LoadedOffers = Awaited<ReturnType<typeof load>>;
