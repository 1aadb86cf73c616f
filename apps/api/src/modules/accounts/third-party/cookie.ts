/** Over https its prefix keeps other names below ours from setting it. */
const nameAt = (publicUrl: string, name: string) =>
  publicUrl.startsWith('https:') ? `__Host-serendib-${name}` : `serendib-${name}`;

/** A cookie that scripts cannot read. `Lax`, because the way back begins at the provider. */
export const writeCookie = (publicUrl: string, name: string, value: string, seconds: number): string =>
  [
    `${nameAt(publicUrl, name)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export function readCookie(publicUrl: string, name: string, header: string | undefined): string | undefined {
  const prefix = `${nameAt(publicUrl, name)}=`;
  const found = header?.split(/;\s*/).find((each) => each.startsWith(prefix));
  return found?.slice(prefix.length) || undefined;
}
