import { longestRadiusKm } from '@serendib/contract/listings/limits';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { District } from '@serendib/contract/options/places';
import { ApiError, type Call, type ReplyOf } from '~/lib/api/call.ts';
import { withoutMeaning, wordsWithout } from './search-address.ts';
import { runsOf } from './understood-words.ts';

type Answer = ReplyOf<'GET /search'>;

/** So many are tried with a word less, and so many told: each try is a search of its own. */
const most = { tried: 4, told: 3 };
const mostAround = 6;

/** Whether the API refuses what was asked for. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 400;

/** What else a search asks for. */
export interface Narrowed {
  kind?: ThingKind;
  near?: string;
  radius?: number;
  district?: District;
  sort?: 'nearest';
  from?: string;
  to?: string;
}

/**
 * What is found without the words that nothing may have, or without what was understood by some, the most first. Words that
 * only join others, or say when, change nothing.
 */
export async function fewerOf(call: Call, q: string, { query }: Answer, narrowed: Narrowed) {
  const { rest, understood, phrases = [] } = query;
  const meant = [...understood.flatMap(runsOf), ...phrases];
  const together = rest.length > 1 ? [rest.join(' ')] : [];
  const typed = query.corrected ?? q;
  const tried = [
    ...[...together, ...rest].map((gone) => ({ gone, q: wordsWithout(typed, gone) })),
    ...understood.map((one) => ({ gone: one.typed, q: withoutMeaning(typed, runsOf(one), meant) })),
  ]
    .slice(0, most.tried)
    .filter((one) => one.q !== '' && one.q !== q);
  const counted = await Promise.all(
    tried.map(async (one) => {
      const found = await call('GET /search', { query: { q: one.q, ...narrowed } }).catch(() => null);
      const groups = found?.groups ?? [];
      const total = groups.reduce((sum, one) => sum + one.total, 0);
      return { ...one, total, isCapped: groups.some(({ totalCapped }) => totalCapped) };
    }),
  );
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, most.told);
}

/** The nearest places to the one that is asked for or named, or else those that most come for. */
export async function placesAround(call: Call, { query }: Answer, near: string | undefined) {
  const place = near ?? query.understood.find(({ as }) => as === 'place')?.value;
  const ask = (near?: string) =>
    call('GET /destinations', {
      query: {
        limit: mostAround,
        view: 'card',
        ...(near && { near, sort: 'nearest', radius: longestRadiusKm }),
      },
    });
  // A part of the island has no point to look around.
  const { data } = await ask(place).catch((error) => {
    if (place && isRefused(error)) return ask();
    throw error;
  });
  return data.map(({ _id, slug, name, nameSi, nameTa, summary, image, district }) => ({
    ...{ kind: 'destination' as const, _id, title: name, nameSi, nameTa, line: summary, image, district },
    href: `/destination/${slug}`,
  }));
}
