import { z } from 'zod';
import { plainLine } from '../plain-text.ts';
import { t } from '../words/t.ts';
import { longestUserName } from './limits.ts';

/** Invisible signs, or such as turn the direction of writing so that a name reads as another. Joiners stay: Sinhala needs them. */
const hidden = /[\p{Cc}\p{Co}\p{Cn}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;
/** What mail programs turn into a link, so that our mails would carry a stranger's. */
const webAddress =
  /:\/\/|www\.|[\p{L}\p{N}-]{2,}\.(app|biz|cc|click|club|cn|co|com|dev|gg|info|io|link|live|lk|ly|me|net|online|org|pro|ru|shop|site|store|top|tv|vip|xyz)(?![\p{L}\p{N}])/iu;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Why a person cannot have this name; null where they can. */
export function userNameProblem(name: string): string | null {
  if (!visible.test(name)) return t('Please enter a user name.');
  if (name.length > longestUserName)
    return t('A name can have at most {longest} characters.', { longest: longestUserName });
  if (/[<>]/.test(name)) return t('A name cannot have signs like < or >.');
  if (hidden.test(name)) return t('A name cannot have hidden signs. Please type it anew.');
  if (webAddress.test(name)) return t('A name cannot have a web address in it.');
  return null;
}

const isName = (
  name: string,
  context: { addIssue: (issue: { code: 'custom'; message: string }) => void },
) => {
  const message = userNameProblem(name);
  if (message) context.addIssue({ code: 'custom', message });
};
const lengths = { minLength: 1, maxLength: 60 };

export const userName = z.string().normalize().trim().superRefine(isName).meta(lengths);

/** How a person without an account is called: the same, since our mails begin with it as well. */
export const guestName = z
  .string()
  .overwrite(plainLine)
  .trim()
  .min(1, { error: t('Please give your name.'), abort: true })
  .superRefine(isName)
  .meta(lengths);
