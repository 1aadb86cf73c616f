import { monthName } from '@serendib/contract/calendar';
import { withoutEndings } from '@serendib/contract/search/endings';
import { type Month, monthNames, months } from '@serendib/contract/season/months-in';
import { readMonth } from '@serendib/contract/season/read-month';
import { inAllLanguages } from '@serendib/messages/in-all-languages';
import { searchTerms } from '../../../../platform/search/search-terms.ts';
import { numberIn } from './numbers.ts';
import { peopleAt } from './people.ts';

const listOf = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

const english = 'jan feb mar apr jun jul aug sep sept oct nov dec'.split(' ');
/** How Sinhala and Tamil write some months otherwise than the pages. */
const otherwise: readonly (readonly [string, Month])[] = [
  ['பெப்ரவரி', 2],
  ['பிப்ரவரி', 2],
  ['ஆகஸ்ட்', 8],
  ['ஆகஸ்டு', 8],
  ['செப்டம்பர்', 9],
  ['ஒக்டோபர்', 10],
  ['அக்டோபர்', 10],
  ['நவெம்பர்', 11],
  ['டிசம்பர்', 12],
  ['අප්රියෙල්', 4],
  ['ජුනි', 6],
  ['ජුලි', 7],
];
const monthByWord = new Map<string, Month>([
  ...[...monthNames, ...english].map((name) => [name, readMonth(name) ?? 0] as const),
  // The catalogues have all twelve in one message.
  ...inAllLanguages([months.map(monthName).join(', ')]).flatMap((line) =>
    line.split(', ').map((name, at) => [searchTerms(name).toLowerCase(), at + 1] as const),
  ),
  ...otherwise,
]);
/** As they begin in any case: one that ends in a virama loses it, டிசம்பர் in டிசம்பரில் and දෙසැම්බර් in දෙසැම්බරයේ. */
const longNames = [...monthByWord]
  .filter(([name]) => name.length > 3 && !/^[a-z]/.test(name))
  .map(([name, month]) => [name.replace(/[\u0dca\u0bcd]$/, ''), month] as const);

/** The month that a word is, in Sinhala and Tamil also in a case of its own. */
const monthOf = (word = ''): Month | undefined =>
  [word, ...withoutEndings(word)].map((one) => monthByWord.get(one)).find(Boolean) ??
  longNames.find(([name]) => word.startsWith(name))?.[1];

/** May is a verb and March a walk, so that these are months only where a word before or a number behind says so. */
const ambiguous = listOf('may march mar sep dec jan');
const leads = listOf(
  'in on at for during early mid late this next last until till end beginning of over from by',
  'between before after around the',
);
/** What stands between the first and the last day. */
const joinsDays = listOf('to and till until through');
const monthNoun = /^(?:මාස(?:ය|යේ|යේදී|ේ|ේදී|ෙ)|මස|மாதம்|மாதத்தி[லன]்|மாசம்)$/u;
const spans =
  /^(?:(?:day|night|week|weekend|fortnight|month|hour)s?$|දින|දවස|රාත්රි|රෑ|සති|මාස|පැය|நாள|நாட்க|இரவு|வாரம|வாரங்|வாரத்|மாதம|மாதங்|மாதத்|மணிநேர)/u;
const alone = listOf(
  'today tonight tomorrow fortnight weekend christmas easter',
  'monday tuesday wednesday thursday friday saturday sunday',
  'අද හෙට නත්තල නත්තලට සතිඅන්තය',
  'இன்று நாளை இன்றிரவு கிறிஸ்துமஸ் வாரஇறுதி',
);
/** Whose New Year it is, which is no language then. */
const whose = 'sinhala|sinhalese|tamil|hindu|chinese|සිංහල|දෙමළ|හින්දු|தமிழ்|சிங்கள|இந்து|சித்திரை|சித்திரைப்';
const joinsFeasts = 'and|or|සහ|හා|හෝ|மற்றும்|அல்லது';
const newYearsHere = 'අලුත් අවුරුද|නව වසර|புத்தாண்டு|புது ?வருட';
const avurudu = 'අවුරුද';
// What is beyond ASCII stands in strings alone: a bundle cannot write it otherwise in `String.raw`.
const newYears = String.raw`(?:new years?(?: (?:eve|day))?|(?:aluth )?avurud[a-z]*|puthandu|(?:${newYearsHere})[\p{L}\p{M}]*)`;
const itsYear = String.raw`(?:(?:${whose}) (?:(?:${joinsFeasts}) (?=${whose}))?)+(?:${newYears}|${avurudu}[\p{L}\p{M}]*)`;
const newYear = new RegExp(`^(?:${itsYear}|${newYears})(?= |$)`, 'u');
const ofNewYear = new RegExp(`^(?:${whose})$`, 'u');
const some = /^(?:a|next|this|last|first|few|couple)$/;
const someSpan = /^(?:week|weekend|fortnight|month|year|days|weeks|months)$/;
const someDay = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const ordinal = new RegExp(`^${someDay}$`);
/** Of how many words days may be: a search of nothing but numbers is not read again from each of them to its end. */
const mostOfDays = 8;
const year = /^20\d\d$/;
const isLatin = (word: string) => /^[a-z]/.test(word);

/** Days behind their month, and a comma that parts them from a further number: "January 3 to 5, 4 people". */
const daysBeforeComma = new RegExp(
  String.raw`([\p{L}\p{M}]+)\s+${someDay}(?:(?:\s*(?:-|\u2013|to|and|till|until)\s*|\s+)${someDay})*,(?=\s*\d{1,2}(?!\d))`,
  'giu',
);

/** What parts New Year from a language before it: "who speaks Tamil, New Year". */
const commaBeforeNewYear = new RegExp(`,(?=\\s*${newYears})`, 'giu');

/** What was typed, with "and" for a comma that parts days from what else is said: commas are no words. */
export const withDaysApart = (typed: string): string =>
  typed
    .replaceAll(commaBeforeNewYear, ' and ')
    .replaceAll(daysBeforeComma, (all, word: string) =>
      monthOf(searchTerms(word).toLowerCase()) ? all.replace(',', ' and') : all,
    );

/** What words from here on say of time: how many they are, and which month they name. */
interface Time {
  length: number;
  month?: Month | undefined;
}

/** How many words from here on say when or for how long travellers come: "two weeks", "from 3 to 9 January", "12/5/2027". */
export const timeLength = (words: readonly string[], at: number): number => timeAt(words, at)?.length ?? 0;

/** The first month that words name. */
export function monthSaid(words: readonly string[]): Month | null {
  for (const at of words.keys()) {
    const month = timeAt(words, at)?.month;
    if (month) return month;
  }
  return null;
}

/** Whether days that the first words begin go on in the others: "between 3 and 9 January", "Sinhala and Tamil New Year". */
export const daysGoOn = (words: readonly string[], others: readonly string[]): boolean => {
  const last = words.at(-1) ?? '';
  if (ofNewYear.test(last) && ofNewYear.test(others[0] ?? '')) return namedDays(others, 0) !== undefined;
  const isOpen = ordinal.test(last) || monthOf(last) !== undefined;
  return isOpen && dated(others, 0, true) !== undefined;
};

function timeAt(words: readonly string[], at: number): Time | undefined {
  let end = at;
  while (leads.has(words[end] ?? '')) end += 1;
  const isLed = words.slice(at, end).some((word) => word !== 'the');
  const led = dated(words, end, isLed) ?? namedDays(words, end);
  if (led) return { ...led, length: end - at + led.length };
  return spanAt(words, at);
}

/** Days by their name: "tonight", "Christmas", "New Year's Eve 2026". */
function namedDays(words: readonly string[], at: number): Time | undefined {
  const [said] = newYear.exec(words.slice(at).join(' ')) ?? [];
  const length = said ? said.split(' ').length : Number(alone.has(words[at] ?? ''));
  return length > 0 ? { length: length + Number(year.test(words[at + length] ?? '')) } : undefined;
}

/** "Two weeks", "next week", "last week of December"; in Sinhala and Tamil the noun may come first: "දින 3". */
function spanAt(words: readonly string[], at: number): Time | undefined {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const isNumber = (word: string) => Number.isInteger(numberIn(word));
  const isSpan =
    (isNumber(first) && spans.test(second)) ||
    (some.test(first) && someSpan.test(second)) ||
    (!isLatin(first) && spans.test(first) && isNumber(second));
  if (!isSpan) return undefined;
  const of = words[at + 2] === 'of' ? dated(words, at + 3, true) : undefined;
  return of ? { ...of, length: 3 + of.length } : { length: 2 };
}

/** Days of a month, or a month: "3 to 9 January", "12th of May 2027", "January 3 to 9", "2027-01-03". */
function dated(words: readonly string[], at: number, isLed: boolean): Time | undefined {
  const numeric = numericAt(words, at);
  if (numeric) return numeric;
  let end = daysEnd(words, at);
  const isDay = end > at;
  if (isDay && words[end] === 'of') end += 1;
  const word = words[end] ?? '';
  const month = monthOf(word);
  if (!month) return undefined;
  const behind = end + 1;
  end = monthNoun.test(words[behind] ?? '') ? behind + 1 : daysEnd(words, behind, true);
  if (year.test(words[end] ?? '')) end += 1;
  const isBeside = isDay || end > behind || ordinal.test(words[behind] ?? '');
  if (ambiguous.has(word) && !isLed && !isBeside) return undefined;
  return { length: end - at, month };
}

/**
 * Where days end that stand from here on: "3 to 9", "3 9", "12th". A number of people or of days is no day,
 * and behind a month one is not that has its own: "10 May, 12 May".
 */
function daysEnd(words: readonly string[], at: number, isBehind = false): number {
  const isDay = (next: number) =>
    ordinal.test(words[next] ?? '') &&
    !peopleAt(words, next) &&
    !spanAt(words, next) &&
    !(isBehind && monthOf(words[words[next + 1] === 'of' ? next + 2 : next + 1]));
  let end = at;
  while (end < at + mostOfDays) {
    const next = end > at && joinsDays.has(words[end] ?? '') ? end + 1 : end;
    if (!isDay(next)) return end;
    end = next + 1;
  }
  return end;
}

/** A day in numbers, the year first or last; as it is written here the day comes before the month. */
function numericAt(words: readonly string[], at: number): Time | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  const isYearFirst = year.test(first);
  if (!isYearFirst && !year.test(third)) return undefined;
  const [one, other] = (isYearFirst ? [third, second] : [first, second]).map((part) =>
    /^\d{1,2}$/.test(part) ? Number(part) : 0,
  );
  if (!one || !other || one > 31 || other > 31) return undefined;
  const month = [other, one].find((number) => months.includes(number));
  return month ? { length: 3, month } : undefined;
}
