import { t } from '@serendib/contract/words/t';

/** How long a visitor whom a limit refuses has to wait, in words. */
export function timeIn(seconds: number): string {
  if (seconds < 90) return t('{count, plural, one {# second} other {# seconds}}', { count: seconds });
  return seconds < 5_400
    ? t('{count, plural, one {# minute} other {# minutes}}', { count: Math.ceil(seconds / 60) })
    : t('{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(seconds / 3_600) });
}
