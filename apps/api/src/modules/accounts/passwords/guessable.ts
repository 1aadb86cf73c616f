let commonest: Set<string> | undefined;

/** The passwords that are tried first, most of fifty thousand. */
async function commonPasswords(): Promise<Set<string>> {
  if (!commonest) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    commonest = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
  }
  return commonest;
}

/** By what letters are often written; one sign may stand for two of them. */
const signs: Record<string, string[]> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '@': ['a'],
  $: ['s'],
  '!': ['i'],
};

function spellings(word: string): string[] {
  const as = (choice: number) =>
    [...word].map((sign) => signs[sign]?.[choice] ?? signs[sign]?.[0] ?? sign).join('');
  return [word, as(0), as(1)];
}

/** What people put before or after a word so that it looks like another: a year, a few digits, an exclamation mark. */
const mostDecoration = 6;

function undecorated(word: string): string[] {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const end = word.replace(/[^\p{L}]+$/u, '');
  // "passw0rd1" without its end is "passw0rd"; "pa55" has letters only before the last sign.
  const shorter = [bare, end, word.replace(/[\d\W_]{1,6}$/u, '')];
  return shorter.filter((each) => each.length >= 3 && word.length - each.length <= mostDecoration);
}

const variants = (password: string): Set<string> => {
  const word = password.normalize('NFKC').toLowerCase();
  return new Set([word, ...undecorated(word), ...spellings(word).flatMap(undecorated)].flatMap(spellings));
};

/** Whether a password, without its case and simple decorations, is among those that are tried first. */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords();
  return [...variants(password)].some((word) => common.has(word) || isRepetition(word, common));
}

/** "aaaaaaaa", "abcabcabc", "lovelove". */
function isRepetition(word: string, common: Set<string>): boolean {
  const unit = /^(.+?)\1+$/su.exec(word)?.[1];
  return unit !== undefined && (unit.length <= 3 || common.has(unit));
}

/** By whom a password is used, as far as it is known. */
export interface PasswordOwner {
  userName: string;
  email: string;
}

const wordsOfSite = ['serendib', 'srilanka', 'ceylon'];

/** Whether nothing but a few letters is left of a password without its owner's words and the site's. */
export function isOwnWords(password: string, { userName, email }: PasswordOwner): boolean {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');
  const parts = `${userName} ${email}`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  const own = [...parts, lettersOf(userName), lettersOf(email.split('@')[0] ?? ''), ...wordsOfSite]
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  return [...variants(password)].some((variant) => {
    let rest = lettersOf(variant);
    const before = rest.length;
    for (const word of own) rest = rest.replaceAll(word, '');
    return rest.length < before && rest.length <= 2;
  });
}
