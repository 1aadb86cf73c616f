/** A letter with its vowel signs, and what a Sinhala letter is joined with, are one. */
const letter = /\p{L}(?:\p{M}|\u200d\p{L})*/u;

/** Of the first name and the last: `NK`, or one letter where there is one name. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(letter)?.[0].toUpperCase() ?? []);
  return (letters[0] ?? '') + (letters.length > 1 ? letters.at(-1) : '');
}
