/**
 * Invisible signs, which turn the direction of writing or stand for nothing, so that one word reads as another.
 * Joiners stay, which Sinhala and emoji need, and so do the ends of lines.
 */
const hidden = /(?![\t\r\n])\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const breaks = /[\t\r\n\u2028\u2029]+/g;
// Joiners are within letters of Sinhala.
const withoutBeginning =
  /^[\p{L}\p{M}\p{N}\p{Join_C}_-]+(?:\.[\p{L}\p{M}\p{N}\p{Join_C}_-]+)+(?:[/?#:]\S*)?$/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and signs of Unicode that are drawn as nothing. */
const empty = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Without signs that are not seen, such as contact books and chats put around a number that is copied. */
export const withoutHidden = (written: string): string => written.replace(hidden, '');

const beginning = /^\s*(?:\w+:\/\/|www\.)/i;
const emptyLine = /[\n\u2028\u2029][\t\r ]*[\n\u2028\u2029]/;

/**
 * An address as browsers take it that was copied over several lines. Several of them stay as they are, and what has no beginning: two names
 * on lines of their own would make the address of a stranger.
 */
export function inOnePiece(address: string): string {
  const [first = '', ...rest] = address.split(breaks);
  const isOne =
    /^\w+:\/\//.test(first) && !rest.some((part) => beginning.test(part)) && !emptyLine.test(address);
  return isOne ? first + rest.join('') : address;
}

/** Text of several lines as it is kept: each letter in one piece, as it is looked for. */
export const plainText = (written: string): string =>
  withoutHidden(written).normalize().replace(/\r\n?/g, '\n');

/** HTML as it is kept: its words as text is. Its tags stay, as a stroke behind one would make one letter of it and `>`. */
export const plainHtml = (written: string): string =>
  written.replace(/<[^<>]*>|[^<>]+/g, (part) => (part.startsWith('<') ? part : plainText(part)));

/** Text of one line as it is kept. */
export const plainLine = (written: string): string => plainText(written.replace(breaks, ' '));

/** The address that is meant by one without its beginning, as it stands on a card: `www.myhotel.lk`, `ශ්‍රීලංකා.ලංකා`. */
export const wholeAddressOf = (typed: string): string =>
  withoutBeginning.test(typed) ? `https://${typed}` : typed;

/** A label within a sentence: only its abbreviations keep their capitals, so that "Blog URL" is "blog URL". */
export const labelInSentence = (label: string): string =>
  label.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase());

/** Whether there is anything to read in it. */
export const isVisible = (written: string): boolean => visible.test(written.replace(empty, ''));
