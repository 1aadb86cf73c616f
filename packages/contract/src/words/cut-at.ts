/** The last letter of a text with what belongs to it: vowel signs and other marks, tones of skin, and what is joined before it. */
const lastLetter = /(?:.[\p{M}\p{EMod}]*\p{Join_C})*.[\p{M}\p{EMod}\p{Join_C}\ud83c]*$/su;

/** The beginning of a text, in so many UTF-16 units at most and between two letters: Sinhala, Tamil and emoji write one with several. */
export const cutAt = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest + 1).replace(lastLetter, '');
