import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../prepare/steps.mjs';

const calendar = ['packages/contract/src/calendar.ts', 'packages/contract/src/calendar-words.ts'];

/** Ways to get a day, month or year past the calendar, by the clock in Greenwich or wherever the program runs. */
const pastTheCalendar = [
  /\.(slice|substring|substr)\(0, ?(7|10)\)/,
  /\.split\(['"]T['"]\)/,
  /toISOString\(\)\.(split|match|(slice|substring|substr)\(0, ?(4|7|10)\))/,
  /\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours)\(/,
  /Intl\.DateTimeFormat/,
  /toLocale(Date|Time)String/,
];
const foundIn = (text: string) =>
  text.split('\n').filter((line) => pastTheCalendar.some((way) => way.test(line)));

/** What is no day of Serendib's, with the reason. */
const others: Record<string, string> = {
  'apps/api/src/modules/calendars/imports/ics-zones.ts': 'asks how far the clocks of a zone are from UTC',
  'packages/contract/src/calendar.test.ts': 'holds the calendar against texts',
  'scripts/test/calendar.test.ts': 'names the ways',
};

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !calendar.includes(file) && !(file in others));

describe('days come from the calendar alone', () => {
  test('no other file cuts them out of texts or reads them off a date', () => {
    const found = sources.flatMap((file) => {
      const text = readIfThere(file);
      return foundIn(text).map((line) => `${file}: ${line.trim()}`);
    });
    expect(found).toEqual([]);
  });

  test.each([
    'const day = createdAt.slice(0, 10);',
    "const [day] = at.toISOString().split('T');",
    'const year = new Date().getFullYear();',
    "new Intl.DateTimeFormat('sv').format()",
    'at.toLocaleDateString()',
  ])('%s is refused', (line) => {
    expect(foundIn(line)).toEqual([line]);
  });
});

/** A file that was just deleted is still in the index. */
function readIfThere(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
