import type { Param, Params } from '@serendib/contract/words/t';
import type { Catalogue } from './catalogue.ts';
import { read } from './compile.ts';
import { contextOf, textOf } from './messages.ts';
import { patternOf } from './pattern.ts';

/** A way in which dates are written, and what finds the parts of one. */
export interface DatePattern {
  key: string;
  match: (words: string) => Params | undefined;
}

/** The messages of dates, those of the most parts first: a year is none of a day and a month. */
export const datePatterns = (keys: readonly string[]): DatePattern[] =>
  [...new Set(keys)]
    .filter((key) => contextOf(key) === 'date')
    .toSorted((a, b) => b.split('{').length - a.split('{').length)
    .map((key) => ({ key, match: patternOf(read(textOf(key))) }));

/** The lists in which names of months and weekdays stand, as the calendar of the contract says them. */
const names: Readonly<Record<string, readonly string[]>> = {
  month: [
    'January, February, March, April, May, June, July, August, September, October, November, December',
    'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec',
  ],
  weekday: ['Sun, Mon, Tue, Wed, Thu, Fri, Sat'],
};
const forms: Readonly<Record<string, RegExp>> = { day: /^\d{1,2}$/, year: /^\d{4}$/, time: /^\d\d:\d\d$/ };

function partIn(name: string, part: Param, catalogue: Catalogue): Param | undefined {
  if (forms[name]) return forms[name].test(String(part)) ? part : undefined;
  for (const list of names[name] ?? []) {
    const at = list.split(', ').indexOf(String(part));
    if (at >= 0) return catalogue.get(list)?.split(', ')[at];
  }
  return undefined;
}

/** Signs of the longest way to write a date, and some more. */
const longestDate = 80;

/** A date in English words, in the words of a catalogue; nothing where it is no date. */
export function translatedDate(
  value: string,
  patterns: readonly DatePattern[],
  catalogue: Catalogue,
): string | undefined {
  if (value.length > longestDate) return undefined;
  for (const { key, match } of patterns) {
    const parts = Object.entries(match(value) ?? {}).map(
      ([name, part]) => [name, partIn(name, part, catalogue)] as const,
    );
    if (parts.length === 0 || parts.some(([, part]) => part === undefined)) continue;
    return parts.reduce(
      (text, [name, part]) => text.replace(`{${name}}`, String(part)),
      catalogue.get(key) ?? '',
    );
  }
  return undefined;
}
