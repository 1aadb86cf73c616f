import { type LoadArgs, notFound, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { fixedPages } from '~/lib/page/fixed-pages.ts';
import { sitemapXml } from '~/lib/page/sitemap-xml.ts';

async function addresses({ call, params, url, query }: LoadArgs<{ part: string }>) {
  const kind = params.part.match(/^(\w+)\.xml$/)?.[1];
  if (!kind) throw notFound();
  if (kind === 'pages') return fixedPages.map((path) => ({ url: url.origin + path }));
  const { data: entries } = await call('GET /sitemap/{kind}', {
    params: { kind },
    query: { from: query('from') },
  });
  return entries.map(({ path, lastModified }) => ({ url: url.origin + path, lastModified }));
}

export const loader = pageLoad(async (args: LoadArgs<{ part: string }>) =>
  fileAnswer(sitemapXml('urlset', await addresses(args)), 'application/xml', 'no'),
);
