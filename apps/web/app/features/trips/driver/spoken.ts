// How a name in Sinhala or Tamil letters is spoken, in Latin letters as signs in the country write them: a stated rule, not a
// linguist's notation. Long vowels are doubled; Tamil k, t, p and ch are soft between vowels and after a nasal.

const consonants: Record<string, string> = {
  ...{ ක: 'k', ඛ: 'kh', ග: 'g', ඝ: 'gh', ඞ: 'ng', ඟ: 'ng', ච: 'ch', ඡ: 'ch', ජ: 'j', ඣ: 'jh', ඤ: 'ny' },
  ...{ ඥ: 'gn', ඦ: 'nj', ට: 't', ඨ: 't', ඩ: 'd', ඪ: 'd', ණ: 'n', ඬ: 'nd', ත: 'th', ථ: 'th', ද: 'd' },
  ...{ ධ: 'dh', න: 'n', ඳ: 'nd', ප: 'p', ඵ: 'ph', බ: 'b', භ: 'bh', ම: 'm', ඹ: 'mb', ය: 'y', ර: 'r' },
  ...{ ල: 'l', ව: 'w', ශ: 'sh', ෂ: 'sh', ස: 's', හ: 'h', ළ: 'l', ෆ: 'f' },
  ...{ க: 'k', ங: 'ng', ச: 'ch', ஞ: 'ny', ட: 't', ண: 'n', த: 'th', ந: 'n', ப: 'p', ம: 'm', ய: 'y' },
  ...{ ர: 'r', ல: 'l', வ: 'v', ழ: 'zh', ள: 'l', ற: 'r', ன: 'n', ஜ: 'j', ஷ: 'sh', ஸ: 's', ஹ: 'h' },
};
const vowels: Record<string, string> = {
  ...{ අ: 'a', ආ: 'aa', ඇ: 'ae', ඈ: 'aae', ඉ: 'i', ඊ: 'ee', උ: 'u', ඌ: 'oo', එ: 'e', ඒ: 'ee', ඔ: 'o' },
  ...{ ඕ: 'oh', ඖ: 'au', ඓ: 'ai', අං: 'ang', அ: 'a', ஆ: 'aa', இ: 'i', ஈ: 'ee', உ: 'u', ஊ: 'oo' },
  ...{ எ: 'e', ஏ: 'eh', ஐ: 'ai', ஒ: 'o', ஓ: 'oh', ஔ: 'au' },
};
const signs: Record<string, string> = {
  ...{ 'ා': 'aa', 'ැ': 'ae', 'ෑ': 'aae', 'ි': 'i', 'ී': 'ee', 'ු': 'u', 'ූ': 'oo', 'ෙ': 'e', 'ේ': 'eh' },
  ...{ 'ෛ': 'ai', 'ො': 'o', 'ෝ': 'oh', 'ෞ': 'au', 'ෘ': 'ru' },
  ...{ 'ா': 'aa', 'ி': 'i', 'ீ': 'ee', 'ு': 'u', 'ூ': 'oo', 'ெ': 'e', 'ே': 'eh', 'ை': 'ai', 'ொ': 'o' },
  ...{ 'ோ': 'oh', 'ௌ': 'au' },
};
const silent = new Set(['්', '்']);
const joiners = /[\u200c\u200d]/g;
const soft: Record<string, string> = { க: 'g', ச: 's', ட: 'd', த: 'dh', ப: 'b' };
const nasals = new Set(['ங', 'ஞ', 'ண', 'ந', 'ம', 'ன']);

/** A Tamil stop as it sounds where it stands. */
function sound(letters: readonly string[], at: number): string {
  const letter = letters[at] as string;
  const hard = consonants[letter] ?? '';
  if (!(letter in soft)) return hard;
  const isDouble =
    (letters[at + 1] === '்' && letters[at + 2] === letter) ||
    (letters[at - 1] === '்' && letters[at - 2] === letter);
  if (isDouble) return hard;
  const before = letters[at - 1];
  if (before === undefined || /\s|\p{P}/u.test(before)) return letter === 'ச' ? 's' : hard;
  if (before === '்' && letter === 'ச' && letters[at - 2] === 'ஞ') return 'j';
  if (before === '்' && !nasals.has(letters[at - 2] ?? '')) return hard;
  return soft[letter] as string;
}

/** `සීගිරිය` as `seegiriya`, `கண்டி` as `kandi`; other letters stay as they are. */
export function spoken(name: string): string {
  const letters = [...name.normalize('NFC').replaceAll(joiners, '')];
  let made = '';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? '';
    if (letter in consonants) {
      const hasOwnVowel = !(next in signs) && !silent.has(next);
      made += sound(letters, at) + (hasOwnVowel ? 'a' : '');
    } else if (letter === 'ං') made += 'ng';
    else if (!silent.has(letter)) made += vowels[letter] ?? signs[letter] ?? letter;
  }
  return made.replaceAll('ngg', 'ng').replaceAll('nyj', 'nj');
}
