import type { Replies } from '@serendib/contract/listings/replies';
import { t } from '@serendib/contract/words/t';

/** The hours of a day in which answers are counted. */
const dayHours = 14;
/** Beyond that days are said. */
const mostHours = 6;

/** `usually answers within 2 hours`; undefined of those who usually do not, and of whom too little is known. */
export function replyWords(replies: Replies | null | undefined): string | undefined {
  if (!replies || replies.medianMinutes === null || replies.share < 0.5) return undefined;
  const hours = Math.max(1, Math.ceil(replies.medianMinutes / 60));
  return hours <= mostHours
    ? t('{hours, plural, one {usually answers within an hour} other {usually answers within # hours}}', {
        hours,
      })
    : t('{days, plural, one {usually answers within a day} other {usually answers within # days}}', {
        days: Math.ceil(hours / dayHours),
      });
}

/** Of how many questions one has answered: `12 of 14 questions answered`. */
export const answeredWords = ({ share, threads }: Replies): string =>
  t('{answered} of {threads} questions answered in the last 90 days', {
    answered: Math.round(share * threads),
    threads,
  });

/** Cards are given the words alone. */
export const withReplyWords = <Item extends object>(items: Item[]): (Item & { answers?: string })[] =>
  items.map((one) => {
    const answers = replyWords((one as { replies?: Replies | null }).replies);
    return answers ? { ...one, answers } : one;
  });
