import { monthOf } from '../calendar.ts';
import { addMonths } from '../calendar-months.ts';
import { t } from '../words/t.ts';

/** What a form says of a review before it is sent, and the server when it was not asked. */
export const longestComment = 2000;
export const commentMissing = t('Please write a comment.');
export const starsMissing = t('Please choose 1 to 5 stars.');
export const defaultRating = 5;

/** How many years ago a journey may lie of which a traveller still says how it was. */
export const oldestJourneyYears = 10;
const monthMissing = t('Please say when you travelled: month and year, like 2026-03.');

/** What is wrong with the month of a journey, in words; undefined where nothing is. */
export function journeyProblem(month: string, now: Date): string | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return monthMissing;
  if (month > monthOf(now))
    return t('Please choose a month that has begun: a review is of a journey that was made.');
  if (month < monthOf(addMonths(now, -12 * oldestJourneyYears)))
    return t('Please choose a month of the last {oldestJourneyYears} years.', { oldestJourneyYears });
  return undefined;
}

export const longestReport = 500;
export const reportMissing = t('Please say what is wrong with it.');

export const longestReply = 1000;
export const replyMissing = t('Please write an answer.');
