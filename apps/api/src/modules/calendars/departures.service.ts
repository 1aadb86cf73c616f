import { dayAfter, dayInWords, dayOf } from '@serendib/contract/calendar';
import type { Departure, DeparturesSent, PromisedDay } from '@serendib/contract/calendars/departures';
import { longestSpan } from '@serendib/contract/calendars/longest-span';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { tags } from '../../schema/cache-tags.ts';
import { changedByAnother, findVisible, lockTheirs } from '../listings/index.ts';
import { changedDepartures } from './by-another.ts';
import type { CalendarContext } from './calendars.service.ts';
import {
  countSeats,
  findDepartures,
  findPromisedDays,
  insertSeats,
  lockDeparture,
  lockDepartures,
  replaceDepartures,
} from './departures.queries.ts';
import { refuseStale, versionOfDepartures } from './shown-version.ts';

type Shown = { departures: Departure[]; version?: string; promised?: PromisedDay[] };

const ownView = (departures: Departure[]): Shown => ({
  departures,
  version: versionOfDepartures(departures),
});

export async function showDepartures(
  context: CalendarContext,
  id: string,
  visitor: Visitor | null,
): Promise<Shown> {
  shows(tags.calendar(id));
  const today = dayOf(context.clock());
  const { found, isTheirs } = await findVisible(context, 'tour', id, visitor);
  if (!isTheirs) return { departures: await findDepartures(context.replica, id, today) };
  const shown = ownView(await findDepartures(context.db, id, today));
  // Administrators, who see departures as their owner does, open no thread of theirs.
  if (found.ownerId !== visitor?.id) return shown;
  return { ...shown, promised: await findPromisedDays(context.db, id, today) };
}

/**
 * All departures ahead, as their owner says. Where places are agreed on, it stays with at least so many. One that left while their
 * page was open is sent along as it was, and stays so.
 */
export async function setDepartures(
  context: CalendarContext,
  id: string,
  { visitor, sent }: { visitor: Visitor; sent: DeparturesSent },
): Promise<Shown> {
  const at = context.clock();
  const today = dayOf(at);
  const isAhead = ({ day }: { day: string }) => day >= today;
  const wanted = sent.departures.filter(isAhead);
  return context.db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, 'tour', id, 'edit');
    await lockDepartures(tx, id, today);
    const kept = await findDepartures(tx, id);
    const there = kept.filter(isAhead);
    refuseStale({
      shown: sent.version,
      // As it was shown on each day since: what is over by now makes no list old.
      there: [...kept.map(({ day }) => day).filter((day) => day < today), today].map((since) =>
        versionOfDepartures(kept.filter(({ day }) => day >= since)),
      ),
      wanted: versionOfDepartures(wanted),
    });
    refuseDays(sent.departures, kept, today);
    const places = new Map(wanted.map(({ day, places }) => [day, places]));
    const broken = there.filter((one) => one.places - one.left > (places.get(one.day) ?? 0));
    if (broken.length > 0)
      throw new AppError(
        'CONFLICT',
        t('Places are agreed on here: {days}. Cancel those agreements first, or leave so many places.', {
          days: broken
            .map(({ day, places, left }) =>
              t('{day} ({taken, plural, one {# place} other {# places}})', {
                day: dayInWords(day),
                taken: places - left,
              }),
            )
            .join(', '),
        }),
      );
    await replaceDepartures(tx, id, today, wanted);
    const changed = { ...changedDepartures(there, wanted), path: `/my-departures/${id}` };
    await changedByAnother(context, tx, { visitor, listing, at }, changed);
    return ownView(await findDepartures(tx, id, today));
  });
}

/** Nothing leaves on a day that is over, but for what did. */
function refuseDays(sent: DeparturesSent['departures'], kept: readonly Departure[], today: string): void {
  const last = dayAfter(today, longestSpan * 2);
  const left = new Map(kept.map(({ day, places }) => [day, places]));
  for (const [index, { day, places }] of sent.entries()) {
    const words =
      day < today && left.get(day) !== places
        ? t('This day is over.')
        : day > last
          ? t('Please choose a day up to {last}.', { last: dayInWords(last) })
          : undefined;
    if (words) throw new AppError('INVALID', words, { [`departures.${index}.day`]: words });
  }
}

interface Taking {
  listingId: string;
  /** The thread in which it is agreed. */
  fromId: string;
  day: string;
  seats: number;
}

/** Takes places of a departure for an agreement. On other days a tour is agreed on as before: it leaves for these people alone. */
export async function takeSeats(tx: Db, { listingId, fromId, day, seats }: Taking): Promise<void> {
  const places = await lockDeparture(tx, listingId, day);
  if (places === undefined) return;
  const left = places - (await countSeats(tx, listingId, day));
  if (left < seats)
    throw new AppError(
      'CONFLICT',
      left > 0
        ? t(
            'On {day} {left, plural, one {# place is} other {# places are}} left. Please ask for another day.',
            {
              day: dayInWords(day),
              left,
            },
          )
        : t('On {day} no place is left. Please ask for another day.', { day: dayInWords(day) }),
    );
  await insertSeats(tx, { fromId, listingId, firstDay: day, seats });
}
