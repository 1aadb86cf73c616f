import { t } from '../words/t.ts';
/** What makes a short password better. The pages tick these off while one types; of them only the length is asked for. */
export const passwordRules = [
  { words: t('At least 8 characters'), holds: (password: string) => password.length >= 8 },
  { words: t('One uppercase letter'), holds: (password: string) => /\p{Lu}/u.test(password) },
  { words: t('One lowercase letter'), holds: (password: string) => /\p{Ll}/u.test(password) },
  { words: t('One number'), holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

export const longestPassword = 200;

/** Why a password cannot be taken, by its length alone; null where it can. The server knows the common ones too. */
export const passwordProblem = (password: string) => {
  const [length] = passwordRules;
  if (!length.holds(password))
    return t('Your password needs: {value}.', { value: length.words.toLowerCase() });
  return password.length > longestPassword
    ? t('A password can have at most {longestPassword} characters.', { longestPassword })
    : null;
};
