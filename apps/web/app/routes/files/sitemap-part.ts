import { type LoadArgs, notFound, pageLoad } from '~/lib/api/load.ts';
import { fileAnswer } from '~/lib/page/file-answer.ts';
import { fixedPages } from '~/lib/page/fixed-pages.ts';
import { alternatesOf } from '~/lib/page/page-address.ts';
import { sitemapXml } from '~/lib/page/sitemap-xml.ts';

async function pages({ call, params, query }: LoadArgs<{ part: string }>) {
  const kind = params.part.match(/^(\w+)\.xml$/)?.[1];
  if (!kind) throw notFound();
  if (kind === 'pages') return fixedPages.map((path) => ({ path }));
  const { data: entries } = await call('GET /sitemap/{kind}', {
    params: { kind },
    query: { from: query('from') },
  });
  return entries;
}

/** Each page in each language, which says where it is to be found in the others. */
async function addresses(args: LoadArgs<{ part: string }>) {
  const { url, languages } = args;
  return (await pages(args)).flatMap(({ path, ...rest }: { path: string; lastModified?: string }) => {
    const alternates = alternatesOf(path, languages).map(({ language, path }) => ({
      language,
      url: url.origin + path,
    }));
    if (alternates.length === 0) return [{ ...rest, url: url.origin + path }];
    return alternates
      .filter(({ language }) => language !== 'x-default')
      .map((own) => ({ ...rest, url: own.url, alternates }));
  });
}

export const loader = pageLoad(async (args: LoadArgs<{ part: string }>) =>
  fileAnswer(sitemapXml('urlset', await addresses(args)), 'application/xml', 'no'),
);
