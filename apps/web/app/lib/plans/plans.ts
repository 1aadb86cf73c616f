import { dayOf, isDay, monthNumberOf, monthOf } from '@serendib/contract/calendar';
import {
  longestLanguage,
  mostAdults,
  mostChildren,
  mostLanguages,
  oldestChild,
} from '@serendib/contract/trips/limits';
import { keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { storeChanges } from '~/lib/storage/store-changes.ts';

/** When a traveller comes, and who: asked once, and kept in the browser. */
export interface Plans {
  /** The first and the last day, `2027-01-12`. */
  from: string | null;
  to: string | null;
  /** The month, `2027-01`, where no days are known yet. */
  month: string | null;
  adults: number | null;
  /** Their ages. */
  children: number[];
  /** As guides' languages are named. */
  languages: string[];
}

export const noPlans: Plans = {
  from: null,
  to: null,
  month: null,
  adults: null,
  children: [],
  languages: [],
};

/** The most that a journey has: what a trip takes. */
export const most = {
  adults: mostAdults,
  children: mostChildren,
  age: oldestChild,
  languages: mostLanguages,
};

export const storageKey = 'serendib:plans';

const [onPlansChange, tell] = storeChanges('serendib:plans-changed');

export { onPlansChange };

const isDayOfCalendar = (value: unknown): value is string => typeof value === 'string' && isDay(value);
const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
const isCount = (value: unknown, least: number, highest: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= highest;

/** What is sound of what was kept or sent; a journey that is over is none any more. */
export function soundPlans(kept: Partial<Record<keyof Plans, unknown>>, now = Date.now()): Plans {
  const { from, to, month, adults, children, languages } = kept;
  const today = dayOf(now);
  const areDays = isDayOfCalendar(from) && isDayOfCalendar(to) && from <= to && to >= today;
  return {
    from: areDays ? from : null,
    to: areDays ? to : null,
    month: !areDays && isMonth(month) && month >= monthOf(now) ? month : null,
    adults: isCount(adults, 1, most.adults) ? adults : null,
    children: (Array.isArray(children) ? children : [])
      .filter((age) => isCount(age, 0, most.age))
      .slice(0, most.children),
    languages: (Array.isArray(languages) ? languages : [])
      .filter((one): one is string => typeof one === 'string' && one.length <= longestLanguage)
      .slice(0, most.languages),
  };
}

export const isEmpty = ({ from, month, adults, children, languages }: Plans): boolean =>
  !from && !month && !adults && children.length === 0 && languages.length === 0;

/** What could not be written, until this tab is closed. */
let unwritten: Plans | undefined;
let last: { text: string | null | undefined; plans: Plans } = { text: null, plans: noPlans };

/** The plans of this browser; the same object as long as they stay the same. */
export function readPlans(): Plans {
  if (unwritten) return unwritten;
  const text = readText(storageKey);
  if (text !== last.text) {
    const kept = parseKept(text);
    last = { text, plans: kept ? soundPlans(kept) : noPlans };
  }
  return last.plans;
}

export function keepPlans(plans: Plans): void {
  const isKept = keepText(storageKey, isEmpty(plans) ? null : JSON.stringify(plans));
  unwritten = isKept ? undefined : plans;
  tell();
}

/** Days that this traveller asked a list or a comparison for are their days everywhere else too. */
export function keepDays(said: FormData): void {
  const { from, to } = soundPlans({ from: said.get('from'), to: said.get('to') });
  if (from && to) keepPlans({ ...readPlans(), from, to, month: null });
}

/** How many travel; null where it was not said. */
export const peopleIn = ({ adults, children }: Plans): number | null =>
  adults === null && children.length === 0 ? null : (adults ?? 0) + children.length;

/** The month of the calendar, 1 to 12, in which the middle of a stay lies. */
export const middleMonth = (from: string, to: string): number =>
  monthNumberOf((Date.parse(from) + Date.parse(to)) / 2);

/** The month, 1 to 12, for which a list of places is asked. */
export function monthIn({ from, to, month }: Plans): number | null {
  if (month) return monthNumberOf(month);
  return from && to ? middleMonth(from, to) : null;
}

/** What a new trip begins with. */
export const tripStartOf = ({ from, month, adults, children, languages }: Plans) => ({
  ...(from && { from }),
  ...(month && { month }),
  ...(adults && { adults }),
  ...(children.length > 0 && { children }),
  ...(languages.length > 0 && { languages }),
});
