import { isDay } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { mostAsked } from '@serendib/contract/inquiries/limits';
import { daysAhead } from '@serendib/contract/listings/days-asked';
import type { ItemInRow } from '@serendib/contract/listings/item-summary';
import { itemKey } from '@serendib/contract/trips/keys';
import { mostShown } from '@serendib/contract/trips/limits';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import type { Call } from '~/lib/api/call.ts';
import { inPieces } from '~/lib/api/in-pieces.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { isAskedKind, namedIn } from '~/lib/inquiries/ask-address.ts';
import { byKeys, isGone, keepGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { findPlaces } from '~/lib/places/places.ts';
import { type Plans, peopleIn, readPlans } from '~/lib/plans/plans.ts';
import { readLocal } from '~/lib/trip/local-trips.ts';
import { namedStop } from '~/lib/trip/named-stop.ts';
import { kilometresOf } from '~/lib/trip/trip-kilometres.ts';
import { currentIn, tripsIn } from '~/lib/trip/trips.ts';
import { daysOf, isOver, isWholeTrip, saidIn, type TripDays, whenOf } from '~/lib/trip/when.ts';

export interface Known {
  from: string;
  to: string;
  month: string;
  adults: string;
  children: string;
  language: string;
  pickup: string;
}

export type Unsent = Pick<Inquiry, '_id' | 'listing' | 'listingTitle' | 'status' | 'steps'> & { key: string };

export interface LoadedAsk {
  items: ItemInRow[];
  /** Those that are ticked at first. */
  chosen: string[];
  known: Known;
  tripId: string | null;
  /** What that trip is called; it can be left out. */
  tripTitle: string | null;
  /** When that trip is. */
  tripDays: TripDays | null;
  /** About how far the trip goes by road; null where other days than the trip's are asked for at first. */
  kilometres: number | null;
  /** Of a guest: what was asked and waits to be sent, by the link in their mail. */
  sending: Unsent[];
  /** How many links of that mail open nothing any more. */
  gone: number;
  /** What a draft is kept under: whom this address asks, and for which trip. */
  search: string;
  /** For which it may have been begun: for none before all was saved in the trip, for the current one before it was taken out. */
  tripBefore: string | null;
}

/** What can be asked, and what the trip or the plans of this browser say already. */
export async function load({ call, query, url }: LoadArgs): Promise<LoadedAsk> {
  const { sending, gone } = await openAll(call, query('send') ?? '').catch(byKeys(url.pathname + url.search));
  const named = namedIn(query('to')).slice(0, mostShown);
  const namedTrip = tripsIn(readLocal()).find(({ copy }) => copy._id === query('trip'))?.copy;
  const plans = readPlans();
  const isNamed = Boolean(query('trip'));
  const trip = isNamed ? namedTrip : currentWith(named, plans);
  const keys = [...new Set([...named, ...(namedTrip ? savedIn(namedTrip) : [])])];
  const found = await inPieces(
    keys,
    mostShown,
    async (some) => (await call('GET /items', { query: { ids: some.join(',') } })).data,
  );
  const items = found.filter(({ canBeAsked }) => canBeAsked);
  const there = items.map(({ kind, _id }) => `${kind}:${_id}`);
  const first = named.length > 0 ? named : keys;
  const day = query('from');
  const known = onDay(day, knownOf(trip && (await inOwnWords(trip, call)), plans, !isNamed));
  // The way and where it begins are those of all its days: a walk of one day does not go so far.
  const tripDays = trip ? daysOf(trip, plans) : null;
  const isWhole = tripDays !== null && !day && isWholeTrip(saidIn(known), tripDays);
  return {
    items,
    chosen: first.filter((key) => there.includes(key)).slice(0, mostAsked),
    known: isWhole ? known : { ...known, pickup: '' },
    tripId: trip?._id ?? null,
    tripTitle: trip ? trip.title || t('My trip') : null,
    tripDays,
    kilometres: isWhole ? await kilometresOf(trip, call) : null,
    ...{ sending, gone },
    search: url.search,
    tripBefore: trip ? null : (currentIn(readLocal())?.copy._id ?? null),
  };
}

/** What is saved in a trip and has a partner who can be asked. */
const savedIn = ({ items }: TripCopy): string[] =>
  items.filter(({ kind }) => isAskedKind(kind)).map((item) => itemKey(item).slice('item:'.length));

/** The trip that hearts save into, where it has all that is asked and is not over: it is asked for that trip then. */
function currentWith(named: readonly string[], plans: Plans): TripCopy | undefined {
  const current = currentIn(readLocal())?.copy;
  if (!current || named.length === 0 || isOver(daysOf(current, plans))) return undefined;
  const saved = savedIn(current);
  return named.every((key) => saved.includes(key)) ? current : undefined;
}

/** A departure that was chosen goes before what was planned. */
const onDay = (day: string | undefined, known: Known): Known =>
  day && isDay(day) ? { ...known, from: day, to: day, month: '' } : known;

/** The threads of a link that sends several, which this browser opens from now on; where some are gone, the others are there all the same. */
async function openAll(call: Call, named: string): Promise<Pick<LoadedAsk, 'sending' | 'gone'>> {
  const links = named.split(',').flatMap((link) => {
    const [id = '', key = ''] = link.split('.');
    return id && key ? [{ id, key }] : [];
  });
  const sending: Unsent[] = [];
  let gone = 0;
  for (const { id, key } of links.slice(0, mostAsked))
    try {
      const thread = await call('GET /inquiries/{id}', { params: { id }, query: { key } });
      keepGuestThread({ id, key, tripId: thread.tripId });
      const { listing, listingTitle, status, steps } = thread;
      sending.push({ _id: id, listing, listingTitle, status, steps, key });
    } catch (error) {
      const isLast = sending.length === 0 && gone === links.length - 1;
      if (!isGone(error) || isLast) throw error;
      gone += 1;
    }
  return { sending, gone };
}

/** A trip whose stops are named in the language of the page. */
const inOwnWords = async (trip: TripCopy, call: Call): Promise<TripCopy> => {
  const places = trip.stops.length > 0 ? await findPlaces(call) : [];
  return { ...trip, stops: trip.stops.map((stop) => namedStop(stop, places)) };
};

/**
 * What a trip says goes before what was said for all lists, or after it where the address names no trip; no partner can be asked for days
 * that are over.
 */
export function knownOf(trip: TripCopy | undefined, plans: Plans, plansFirst = false): Known {
  const { from, to, month } = whenOf(plansFirst && plans.from ? undefined : trip, plans);
  const people = trip && !(plansFirst && peopleIn(plans)) ? trip : plans;
  const days = from && to ? daysAhead({ from, to }) : undefined;
  return {
    from: days?.from ?? '',
    to: days?.to ?? '',
    month: month ?? '',
    adults: String(people.adults ?? 2),
    children: people.children.join(', '),
    language: (plansFirst && plans.languages[0]) || (trip?.languages[0] ?? plans.languages[0] ?? ''),
    pickup: trip?.stops[0]?.name ?? '',
  };
}
