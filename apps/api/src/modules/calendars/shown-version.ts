import type { Block } from '@serendib/contract/calendars/calendar';
import type { Departure } from '@serendib/contract/calendars/departures';
import { AppError } from '../../platform/app-error.ts';
import { hashOf } from '../../platform/secrets/tokens.ts';
import type { StoredSpan } from '../../schema/index.ts';

/** As an owner is shown their blocks. */
export const blockView = ({ firstDay, lastDay, note }: StoredSpan): Block => ({
  ...{ from: firstDay, to: lastDay, note },
});

const versionOf = (rows: readonly string[][]): string =>
  hashOf(JSON.stringify(rows.map((row) => row.join(' ')).sort())).toString('base64url');

/** The same as long as the blocks are. */
export const versionOfBlocks = (blocks: readonly Block[]): string =>
  versionOf(blocks.map(({ from, to, note }) => [from, to, note]));

/** The same as long as days and places are, however many of those are taken. */
export const versionOfDepartures = (departures: readonly Pick<Departure, 'day' | 'places'>[]): string =>
  versionOf(departures.map(({ day, places }) => [day, String(places)]));

interface Compared {
  /** What the owner had before them; undefined where the client names none. */
  shown: string | undefined;
  /** Of what is there, however it may have been shown. */
  there: readonly string[];
  wanted: string;
}

/** A list that is sent whole takes the place of the one that was shown, and of no newer one. Sent twice, it is there already. */
export function refuseStale({ shown, there, wanted }: Compared): void {
  if (shown !== undefined && !there.includes(shown) && !there.includes(wanted))
    throw new AppError('STALE_VERSION');
}
