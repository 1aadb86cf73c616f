import path from 'node:path';
import type { FirstAdministrator } from '@serendib/api/modules/accounts/index';
import type { Settings } from '../settings/settings.ts';

export function bannerLines(settings: Settings): string[] {
  const { mode, publicUrl, databaseUrl, dataDir, demoData } = settings;
  const lines = [`Serendib is open at ${publicUrl}`];
  if (mode !== 'production') {
    const contents = demoData ? 'with an invented catalogue' : 'with what its database holds';
    lines.push(
      '',
      mode === 'trial' ? `This is a trial, ${contents}: not for the public.` : 'This is for developing.',
      databaseUrl
        ? 'It uses the database of DATABASE_URL.'
        : `Its database lies in ${path.resolve(dataDir)}.`,
      'Ctrl-C stops it.',
    );
  }
  return framed(lines);
}

/** At once: what ends a start before it serves leaves the account, and its password cannot be shown again. */
export function showAdministrator(administrator: FirstAdministrator | undefined): void {
  if (administrator) for (const line of framed(administratorLines(administrator))) console.log(line);
}

const framed = (lines: string[]) => ['', ...lines.map((line) => (line ? `  ${line}` : '')), ''];

function administratorLines({ email, password }: FirstAdministrator): string[] {
  if (!password) return [`${email} is now an administrator.`];
  return [
    'Log in as the first administrator. This is shown once; please write it down:',
    `  ${email}`,
    `  ${password}`,
  ];
}
