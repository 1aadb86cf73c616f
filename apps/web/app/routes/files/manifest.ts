import { t } from '@serendib/contract/words/t';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { site } from '~/lib/site/site.ts';

const manifest = {
  name: `${site.name}: ${site.line}`,
  short_name: site.name,
  description: site.description,
  lang: t('@language'),
  id: '/',
  start_url: t('@prefix') || '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f6f1',
  theme_color: '#17203a',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

export const loader = () => fileAnswer(JSON.stringify(manifest), 'application/manifest+json');
