/** A month of the calendar, 1 to 12. */
export type Month = number;

export const months: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Their names in addresses and in the English of the data. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

// `May` with a small letter is a verb.
const name =
  '(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)(?![a-z])';
// It is not a message: a pattern.
const part = '(?:early |mid[ -]|late |the end of )?';
const span = new RegExp(
  `\\b${part}(${name})\\.?(?:\\s*(?:to|until|till|through|–|—|-)\\s*${part}(${name}))?`,
  'g',
);
const allYear = /\b(?:all (?:the )?year|year[ -]round|any time|throughout the year|every month)\b/i;
const notThen = /\b(?:avoid|except|but not|not in|closed)\b/i;

/** 1 to 12 of `January`, `jan` or `Sept`. */
const numberOf = (written: string): Month =>
  monthNames.findIndex((one) => one.startsWith(written.toLowerCase().slice(0, 3))) + 1;

/** From one month to another, over the end of a year where the other is earlier. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first - 1 + index) % 12) + 1);
}

const named = (text: string): Month[] =>
  [...text.matchAll(span)].flatMap(([, first = '', last = first]) =>
    monthsFrom(numberOf(first), numberOf(last)),
  );

/** Each once, in the order of the year. */
export const inOrder = (list: readonly Month[]): Month[] => months.filter((month) => list.includes(month));

export interface MonthsInWords {
  /** The months that the words name. */
  best: Month[];
  /** Whether they say that any month will do. */
  isAllYear: boolean;
  /** The months that they advise against. */
  avoid: Month[];
}

/**
 * What a text on the best time says of months: `January to April and July to September`, `All year; June for Poson`,
 * `Nov–Mar, not in October`. What it says of hours of the day is left out.
 */
export function monthsIn(text: string): MonthsInWords {
  const clauses = text.split(/[;,.]\s|\(|\)/).flatMap((clause) => {
    const at = clause.search(notThen);
    return at < 0
      ? [{ words: clause, isNot: false }]
      : [
          { words: clause.slice(0, at), isNot: false },
          { words: clause.slice(at), isNot: true },
        ];
  });
  const of = (isNot: boolean) =>
    inOrder(clauses.filter((clause) => clause.isNot === isNot).flatMap(({ words }) => named(words)));
  const avoid = of(true);
  return { best: of(false).filter((month) => !avoid.includes(month)), isAllYear: allYear.test(text), avoid };
}
