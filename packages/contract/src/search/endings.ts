/**
 * What Sinhala and Tamil write at the end of a word to say in, to, from or of it, and how the word ends without: the longest
 * come first. "ගාල්ලේ" is in ගාල්ල, and "ගාල්ලෙ" as it is spoken; "யாழ்ப்பாணத்தில்" is in யாழ்ப்பாணம். Tamil also doubles the
 * consonant with which the next word begins: "வழிகாட்டிச் சேவை".
 */
const endings: readonly (readonly [ending: string, bare: string])[] = [
  ['த்திலிருந்து', 'ம்'],
  ['யிலிருந்து', ''],
  ['விலிருந்து', ''],
  ['ிலிருந்து', 'ு'],
  ['த்திற்கு', 'ம்'],
  ['த்துக்கு', 'ம்'],
  ['த்தில்', 'ம்'],
  ['த்தின்', 'ம்'],
  ['யில்', ''],
  ['வில்', ''],
  ['வுக்கு', ''],
  ['யின்', ''],
  ['வின்', ''],
  ['ிற்கு', 'ு'],
  ['ுக்கு', 'ு'],
  ['ில்', 'ு'],
  ['ில்', ''],
  ['ின்', 'ு'],
  ['ின்', ''],
  ['க்கு', ''],
  ['களில்', 'கள்'],
  ['கள்', ''],
  ['க்', ''],
  ['ச்', ''],
  ['த்', ''],
  ['ப்', ''],
  ['ලෙන්', 'ල'],
  ['වලින්', ''],
  ['වලට', ''],
  ['වල', ''],
  ['යකින්', 'ය'],
  ['යකට', 'ය'],
  ['යක්', 'ය'],
  ['ෙන්', ''],
  ['ෙහි', ''],
  ['කින්', ''],
  ['කට', ''],
  ['ගේ', ''],
  ['ින්', ''],
  ['ින්', 'ය'],
  ['ේ', ''],
  ['ේ', 'ය'],
  ['ෙ', ''],
  ['ෙ', 'ය'],
  ['ට', ''],
  ['ක්', ''],
];

/** The fewest letters and marks that a word keeps. */
const shortest = 2;

/** What a word may be without its ending of case, besides as it is: a number has none. */
export const withoutEndings = (word: string): string[] =>
  /^\d+$/.test(word)
    ? []
    : endings.flatMap(([ending, bare]) =>
        word.endsWith(ending) && word.length - ending.length >= shortest
          ? [word.slice(0, -ending.length) + bare]
          : [],
      );

/** What an English word of many may be as one: vans, taxis, buses. */
export const withoutPlural = (word: string): string[] =>
  ['s', 'es'].flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []));
