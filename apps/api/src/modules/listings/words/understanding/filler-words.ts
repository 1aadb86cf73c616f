import { isStopWord } from '../../../../platform/search/same-words.ts';

/** Words of a sentence that say nothing of what is looked for. */
const sentence = new Set(
  [
    'am are be can could do does find go have i im is it like looking me need please see show something speaking',
    'speaks that there things to us want we what when where which who will would you your per how much many any one day',
    'days time',
    'visit visiting holiday popular top famous great beautiful offering offers book booking hire rent rental',
    'luxury budget private comfortable friendly safe clean authentic traditional professional experienced licensed',
    'affordable reliable recommended tourist tourists',
    'beside opposite including but නමුත් ஆனால்',
    // What an apostrophe leaves: what's, I'm, we'd, we'll, they're, we've, doesn't.
    's m d ll re ve t',
    'සහිත කතා කරන කරන්න දන්නා පුළුවන් සොයනවා සොයමි හොයනවා යන්න යන බලන්න අපි අපට අපිට අපේ මගේ මම',
    'කොහෙද මොනවාද තියෙනවා තියෙනවාද කුලියට ලස්සන ප්රසිද්ධ ජනප්රිය',
    'கொண்ட பேசும் பேசக்கூடிய தெரிந்த தேடுகிறேன் தேடுகிறோம் தேவை வேணும் நான் நாங்கள் எங்களுக்கு எங்கள் என்',
    'எங்கே என்ன செல்ல செல்லும் போக பார்க்க இருக்கும் வாடகைக்கு அழகான பிரபலமான',
  ].flatMap((line) => line.split(' ')),
);

/** A stop word, or one of a sentence that tells nothing of what is looked for. */
export const isFillerWord = (word: string): boolean => isStopWord(word) || sentence.has(word);

const nearAlone = new Set(['close', 'next', 'adjacent']);

/** How many words from here on say only that something is near another: "close to", "next to", "not far from". */
export function nearLength(words: readonly string[], at: number): number {
  if (words.slice(at, at + 3).join(' ') === 'not far from') return 3;
  return nearAlone.has(words[at] ?? '') && words[at + 1] === 'to' ? 2 : 0;
}

/** The words that tell something; all of them where none does. */
export function withoutFillerWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isFillerWord(word));
  return telling.length > 0 ? telling : [...words];
}
