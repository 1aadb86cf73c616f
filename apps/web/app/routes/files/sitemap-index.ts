import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { sitemapXml } from '~/lib/page/sitemap-xml.ts';

export const loader = pageLoad(async ({ call, url }: LoadArgs) => {
  const { data: parts } = await call('GET /sitemap');
  const addresses = [
    { url: `${url.origin}/sitemaps/pages.xml` },
    ...parts.map(({ kind, from }) => ({ url: `${url.origin}/sitemaps/${kind}.xml?from=${from}` })),
  ];
  return fileAnswer(sitemapXml('sitemapindex', addresses), 'application/xml', 'no');
});
