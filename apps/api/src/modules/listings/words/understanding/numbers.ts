import { withoutEndings } from '@serendib/contract/search/endings';

/** One to twelve, each in English, in Sinhala (as a number, and before what is counted) and in Tamil. */
const numbers = [
  'one එක එක් ஒன்று ஒரு',
  'two දෙක இரண்டு இரு',
  'three තුන තුන් மூன்று',
  'four හතර සිව් நான்கு நாலு',
  'five පහ පස් ஐந்து',
  'six හය ஆறு',
  'seven හත හත් ஏழு',
  'eight අට எட்டு',
  'nine නවය නව ஒன்பது',
  'ten දහය දස பத்து',
  'eleven එකොළහ එකොළොස් பதினொன்று',
  'twelve දොළහ දොළොස් பன்னிரண்டு',
].map((line) => line.split(' '));
const byWord = new Map(numbers.flatMap((words, at) => words.map((word) => [word, at + 1] as const)));

/** A number in digits with what Sinhala writes at its end: ආසන 7ක්. */
const withEnding = /^(\d{1,6})(?:ක්|ක|කින්|කට)$/u;

/** A number in digits or as a word, perhaps in a case of its own; NaN for any other word. */
export const numberIn = (word: string): number =>
  [word, ...withoutEndings(word)].map((one) => byWord.get(one)).find(Boolean) ??
  Number(word.replace(withEnding, '$1') || Number.NaN);
