import { userNameProblem } from '@serendib/contract/accounts/user-name';
import { t } from '@serendib/contract/words/t';
import { find } from 'linkifyjs';
import { AppError } from '../../../platform/app-error.ts';

const sites = ['serendib'];
const offices = [
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'moderator', 'moderators'],
  ...[
    'support',
    'helpdesk',
    'help',
    'official',
    'staff',
    'security',
    'system',
    'root',
    'webmaster',
    'postmaster',
  ],
  ...['operator', 'billing', 'payments', 'verification', 'noreply', 'newsletter'],
];
const fillers = [
  'the',
  'our',
  'your',
  'site',
  'website',
  'team',
  'desk',
  'customer',
  'service',
  'care',
  'center',
  'account',
  'of',
  'no',
  'reply',
];
const whole = (words: string[]) => new RegExp(`^(?:${words.join('|')})+$`);
const onlyOffice = whole([...sites, ...offices, ...fillers]);
const claims = new RegExp([...sites, ...offices].join('|'));

/** Signs of other scripts and digits that look like a Latin letter. */
const lookalikes: Record<string, string> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    і: 'i',
    ѕ: 's',
    т: 't',
    м: 'm',
    н: 'n',
    к: 'k',
    у: 'y',
    х: 'x',
  },
  ...{
    α: 'a',
    ο: 'o',
    ρ: 'p',
    ι: 'i',
    ν: 'v',
    τ: 't',
    ԁ: 'd',
    ı: 'i',
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '5': 's',
    '@': 'a',
    $: 's',
  },
};
const plain = (name: string) =>
  [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('');

/** Joiners belong between signs of scripts that need them, or of an emoji; anywhere else they are invisible. */
const hidden =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|[\u034f\u115f\u1160\u2800\u3164\uffa0]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u0600-\u06ff])(?:\u200c|\u200d)/u;

/** Why a name would mislead others about whose it is; null where it does not. */
export function posingProblem(name: string): string | null {
  if (hidden.test(name)) return t('A name cannot have hidden signs. Please type it anew.');
  if (find(name).length > 0) return t('A name cannot have a web address in it.');
  const read = plain(name);
  const letters = read.replace(/[^\p{L}]+/gu, '');
  const asUs = sites.some((site) => letters.includes(site)) && offices.some((word) => letters.includes(word));
  if (asUs || (onlyOffice.test(letters) && claims.test(letters)))
    return t('A name cannot sound like our team’s. Please choose another.');
  return null;
}

const mayBeName = (name: string): boolean => userNameProblem(name) === null && posingProblem(name) === null;

/** What an account is called: as was given where that may be a name, else as its address begins. */
export const nameFor = (email: string, given = ''): string =>
  [given, email.split('@')[0] ?? ''].map((one) => one.trim().slice(0, 60)).find(mayBeName) ?? 'Traveller';

export function refusePosing(name: string, field = 'userName'): void {
  const problem = posingProblem(name);
  if (problem) throw new AppError('INVALID', problem, { [field]: problem });
}
