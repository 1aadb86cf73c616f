import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { pathIn } from '~/lib/page/page-address.ts';

const closed = [
  '/admin',
  '/auth/',
  '/dev/',
  '/payment/',
  '/profile',
  '/reset-password/',
  '/test/',
  '/verify-email/',
];

export const loader = pageLoad(async ({ url, languages }: LoadArgs) =>
  fileAnswer(
    [
      'User-agent: *',
      'Allow: /api/docs',
      'Disallow: /api/',
      ...languages.flatMap(({ code }) => closed.map((path) => `Disallow: ${pathIn(path, code, languages)}`)),
      '',
      `Sitemap: ${url.origin}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain',
  ),
);
