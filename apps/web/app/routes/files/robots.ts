import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';

const closed = [
  '/admin',
  '/api/',
  '/auth/',
  '/dev/',
  '/payment/',
  '/profile',
  '/reset-password/',
  '/test/',
  '/verify-email/',
];

export const loader = pageLoad(async ({ url }: LoadArgs) =>
  fileAnswer(
    [
      'User-agent: *',
      'Allow: /api/docs',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${url.origin}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain',
  ),
);
