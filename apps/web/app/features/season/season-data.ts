import type { Weather } from '@serendib/contract/season/climate';
import type { PlanProblems } from '~/lib/plans/check-plans.ts';
import type { PartWeather } from './parts.ts';

export interface Linked {
  to: string;
  name: string;
}

/** What a page of the seasons shows. */
export interface SeasonData {
  title: string;
  /** The days that are asked for. */
  from: string | null;
  to: string | null;
  month: number | null;
  /** The same days in words. */
  days: { from: string; to: string } | null;
  /** Why something else is shown than was asked for. */
  refused: string | null;
  /** The days as they were typed, where they cannot be shown. */
  typed: { from: string; to: string; problems: PlanProblems } | null;
  shownMonth: number;
  /** By the name of the district. */
  weathers: Record<string, Weather>;
  parts: PartWeather[];
  sea: string;
  happenings: { name: string; line: string; isCare: boolean; places: Linked[] }[];
  festivals: {
    name: string;
    line: string;
    from: string;
    to: string;
    isEstimate: boolean;
    places: Linked[];
  }[];
  poya: { day: string; name: string; isEstimate: boolean }[];
  /** The last year of which all days are known, where others are asked for. */
  knownUpTo: number | null;
  places: { slug: string; name: string; line: string; district: string }[];
  suitedCount: number;
  months: (Linked & { number: number })[];
}
