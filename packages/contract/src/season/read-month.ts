import { type Month, monthNames } from './months-in.ts';

/** `1`, `01`, `2027-01`, `january` and `Jan` as a month of the calendar; undefined where it is none. */
export function readMonth(sent: string): Month | undefined {
  const word = sent.trim().toLowerCase();
  const [, digits] = /^(?:\d{4}-)?(\d{1,2})$/.exec(word) ?? [];
  if (digits) {
    const month = Number(digits);
    return month >= 1 && month <= 12 ? month : undefined;
  }
  const at =
    word.length < 3
      ? -1
      : monthNames.findIndex((name) => name.startsWith(word) || word === `${name.slice(0, 3)}t`);
  return at < 0 ? undefined : at + 1;
}
