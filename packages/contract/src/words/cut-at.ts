/** The last letter of a text with what belongs to it: vowel signs and other marks, tones of skin, and what is joined to it. */
const lastGrapheme = /.(?:\u200d.|[\p{M}\p{EMod}\ud83c])*\u200d?$/su;

/** The beginning of a text, in so many UTF-16 units at most and between two letters: Sinhala, Tamil and emoji write one with several. */
export const cutAt = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest + 1).replace(lastGrapheme, '');
