import type { ReplyOf } from '~/lib/api/call.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';

/** As they are there, and of which version. */
export type Shown = ReplyOf<'GET /tours/{id}/departures'>;
/** A departure as it stands in its two fields. */
export interface Written {
  day: string;
  places: string;
}

export const writtenOf = ({ departures }: Pick<Shown, 'departures'>): Written[] =>
  departures.map(({ day, places }) => ({ day, places: String(places) }));

/**
 * Departures of a tour that were written and not saved yet, and over which they were written: what another device saves meanwhile is
 * kept beside them.
 */
export function departuresDraft(writer: string | undefined, tourId: string, shown: Shown) {
  const { departures, version } = shown;
  const kept = wordsDraft(writer, `departures:${tourId}`, {
    rows: writtenOf(shown),
    over: { departures, version },
  });
  return {
    drop: kept.drop,
    keep: (rows: Written[]) => kept.keep({ rows, over: { departures, version } }),
    read() {
      const { values, savedAt } = kept.read() ?? {};
      return values && savedAt !== undefined && Array.isArray(values.over.departures)
        ? { ...values, savedAt }
        : null;
    },
  };
}
