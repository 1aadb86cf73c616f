/** What belongs to the letter before it: vowel signs and other marks, tones of signs, joiners, and the second half of a pair. */
const goesOn = /^[\p{M}\p{Emoji_Modifier}\p{Join_Control}\udc00-\udfff]/u;
const joiner = '\u200d';

/** The beginning of a text, in so many UTF-16 units at most and between two letters: Sinhala, Tamil and emoji write one with several. */
export function cutAt(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > 0 && (goesOn.test(text.slice(end, end + 2)) || text[end - 1] === joiner)) end -= 1;
  return text.slice(0, end);
}
