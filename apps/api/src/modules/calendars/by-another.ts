import { dayInWords } from '@serendib/contract/calendar';
import { daysInWords } from '@serendib/contract/calendar-words';
import type { Block, DaySpan } from '@serendib/contract/calendars/calendar';
import { earlier, later } from '@serendib/contract/calendars/days-order';
import type { Departure } from '@serendib/contract/calendars/departures';
import { t } from '@serendib/contract/words/t';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Listing, StoredImport } from '../../schema/index.ts';
import type { Changed, ChangedPart } from '../listings/index.ts';
import { joined } from './imports/read-ics.ts';
import { without } from './without.ts';

/**
 * Whose word the days of a listing are: its owner's. What our team listed has none: administrators, who alone may change it, keep
 * its calendar.
 */
export const keepsCalendar = (visitor: Visitor | null, { ownerId }: Pick<Listing, 'ownerId'>): boolean =>
  ownerId === null || visitor?.id === ownerId;

/**
 * What an administrator blocks of a calendar whose notes they are not shown: what was blocked keeps its note wherever it stays
 * blocked, also where neighbours were sent as one.
 */
export function keepingNotes(there: readonly Block[], sent: readonly Block[]): Block[] {
  const days = joined(sent);
  const kept = there.flatMap((block) =>
    days.flatMap(({ from, to }) => {
      const stays = { ...block, from: later(block.from, from), to: earlier(block.to, to) };
      return stays.from <= stays.to ? [stays] : [];
    }),
  );
  const known = joined(there);
  const added = sent.flatMap((block) =>
    without(block, known).map(({ from, to }): Block => ({ from, to, note: block.note })),
  );
  return joinedByNote([...kept, ...added]);
}

/** Neighbours with the same note as one, as the page of an owner writes them. */
const joinedByNote = (blocks: readonly Block[]): Block[] =>
  [...Map.groupBy(blocks, ({ note }) => note).values()]
    .flatMap((same) => joined(same))
    .sort((one, other) => (one.from < other.from ? -1 : 1));

const spansOf = (blocks: readonly Block[]): DaySpan[] => joined(blocks).map(({ from, to }) => ({ from, to }));

/** Days alone: what an owner noted of them is theirs. */
export function changedBlocks(there: readonly Block[], wanted: readonly Block[]): Changed {
  const [before, after] = [spansOf(there), spansOf(wanted)];
  const part = (spans: DaySpan[], from: string, to: string): ChangedPart[] =>
    spans.length > 0 ? [{ label: spans.map(daysInWords).join(', '), from, to }] : [];
  const [blocked, free] = [t('Blocked'), t('Not blocked')];
  return {
    parts: [
      ...part(
        after.flatMap((span) => without(span, before)),
        free,
        blocked,
      ),
      ...part(
        before.flatMap((span) => without(span, after)),
        blocked,
        free,
      ),
    ],
    before: { blocks: before },
    after: { blocks: after },
  };
}

type Planned = Pick<Departure, 'day' | 'places'>;

/** Days on which the same became of the same places are told together. */
export function changedDepartures(there: readonly Planned[], wanted: readonly Planned[]): Changed {
  const [before, after] = [there, wanted].map((all) => all.map(({ day, places }) => ({ day, places })));
  const [was, is] = [there, wanted].map((all) => new Map(all.map(({ day, places }) => [day, places])));
  const placesOn = (all: Map<string, number> | undefined, day: string) =>
    String(all?.get(day) ?? t('nothing'));
  const changes = [...new Set([...there, ...wanted].map(({ day }) => day))]
    .sort()
    .map((day) => ({ day, from: placesOn(was, day), to: placesOn(is, day) }))
    .filter(({ from, to }) => from !== to);
  const parts = [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()].map((same) => ({
    label: [t('Places'), ...same.map(({ day }) => dayInWords(day))].join(', '),
    from: same[0]?.from ?? '',
    to: same[0]?.to ?? '',
  }));
  return { parts, before: { departures: before }, after: { departures: after } };
}

/** What another than its owner is told of a calendar that is brought in: of an address the host, of which many are. */
export const nameForOthers = ({ url, name }: Pick<StoredImport, 'url' | 'name'>): string =>
  url === null ? name : (URL.parse(url)?.host ?? '');

/** Where an owner reads of it, and changes it back. */
export const ownCalendarPage = ({ kind, id }: Pick<Listing, 'kind' | 'id'>): string =>
  `/my-calendar/${kind}/${id}`;

/** The other calendar by what an administrator may know of it. */
export const changedImport = ({ from, to }: Record<'from' | 'to', string | null>): Changed => ({
  parts: [{ label: t('Calendar brought in'), from: from ?? t('nothing'), to: to ?? t('Taken out') }],
  before: { calendarBroughtIn: from },
  after: { calendarBroughtIn: to },
});
