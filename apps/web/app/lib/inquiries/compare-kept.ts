import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { mostOffersCompared } from '@serendib/contract/inquiries/limits';
import type { Call } from '~/lib/api/call.ts';
import { inPieces } from '~/lib/api/in-pieces.ts';
import { forgetGuestThread, type GuestThread, isGone, namedByKeys } from './guest-keys.ts';

/** A guest's threads beside each other. One that its key opens no more is forgotten, and the others are there all the same. */
export const compareKept = (call: Call, threads: readonly GuestThread[]): Promise<ComparedInquiry[]> =>
  inPieces(threads, mostOffersCompared, (some) => compareSome(call, some));

async function compareSome(call: Call, some: readonly GuestThread[]): Promise<readonly ComparedInquiry[]> {
  const compare = async (named: readonly GuestThread[]) =>
    (await call('GET /inquiries/compare', { query: namedByKeys(named) })).data;
  try {
    return await compare(some);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  const compareAlone = (one: GuestThread) =>
    compare([one]).catch((error) => {
      if (!isGone(error)) throw error;
      forgetGuestThread(one.id);
      return [];
    });
  return (await Promise.all(some.map(compareAlone))).flat();
}
