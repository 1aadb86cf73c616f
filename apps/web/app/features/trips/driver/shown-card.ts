import { dayOf, daysBetween } from '@serendib/contract/calendar';
import { keepText, readText } from '~/lib/storage/kept.ts';

interface DatedCard {
  id: string;
  /** The day on which one comes there; null where the trip has no days. */
  day: string | null;
  nights: number;
}

const storageKey = 'serendib:driver-card';

/** The card of today: the last that one has come to, while the trip is under way. */
function cardOfToday(cards: readonly DatedCard[], today: string): number {
  const last = cards.findLast(({ day }) => day !== null && day <= today);
  const isOver =
    last && last === cards.at(-1) && last.day !== null && daysBetween(last.day, today) > last.nights;
  return last && !isOver ? cards.indexOf(last) : 0;
}

/** The stop whose card was shown last in this tab, today. */
function lastShown(today: string): string | undefined {
  const [day, id] = (readText(storageKey, 'sessionStorage') ?? '').split(' ');
  return day === today ? id : undefined;
}

/** For when the page is opened anew: a phone that was put away has it no more. */
export function rememberShown(id: string): void {
  keepText(storageKey, `${dayOf(Date.now())} ${id}`, 'sessionStorage');
}

/** At which card the page opens. */
export function firstCard(cards: readonly DatedCard[]): number {
  const today = dayOf(Date.now());
  const last = lastShown(today);
  const at = cards.findIndex(({ id }) => id === last);
  return at < 0 ? cardOfToday(cards, today) : at;
}
