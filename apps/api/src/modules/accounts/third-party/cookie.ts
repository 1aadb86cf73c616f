import { cookieSeconds } from '@serendib/contract/accounts/cookies';

type CookieName = keyof typeof cookieSeconds;

/** Over https its prefix keeps other names below ours from setting it. */
const nameAt = (publicUrl: string, name: CookieName) =>
  publicUrl.startsWith('https:') ? `__Host-serendib-${name}` : `serendib-${name}`;

/** A cookie that scripts cannot read; without a value it goes. `Lax`, because the way back begins at the provider. */
export const writeCookie = (publicUrl: string, name: CookieName, value: string): string =>
  [
    `${nameAt(publicUrl, name)}=${value}`,
    'Path=/',
    `Max-Age=${value ? cookieSeconds[name] : 0}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export function readCookie(
  publicUrl: string,
  name: CookieName,
  header: string | undefined,
): string | undefined {
  const prefix = `${nameAt(publicUrl, name)}=`;
  const found = header?.split(/;\s*/).find((each) => each.startsWith(prefix));
  return found?.slice(prefix.length) || undefined;
}
