/** What a password needs. The sign-up page ticks these off while one types; the server refuses what fails one. */
export const passwordRules = [
  { words: 'At least 8 characters', holds: (password: string) => password.length >= 8 },
  { words: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { words: 'One lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { words: 'One number', holds: (password: string) => /\p{Nd}/u.test(password) },
] as const;

export const longestPassword = 200;

/** Words for the first rule that a password fails, or null. */
export const passwordProblem = (password: string) => {
  const failed = passwordRules.find(({ holds }) => !holds(password));
  if (failed) return `Your password needs: ${failed.words.toLowerCase()}.`;
  return password.length > longestPassword
    ? `A password can have at most ${longestPassword} characters.`
    : null;
};
