interface Address {
  url: string;
  /** An instant; left out where it is not known. */
  lastModified?: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** A sitemap (`urlset`) or an index of sitemaps, as sitemaps.org describes them. */
export function sitemapXml(kind: 'urlset' | 'sitemapindex', addresses: readonly Address[]): string {
  const each = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = addresses.map(
    ({ url, lastModified }) =>
      `<${each}><loc>${escaped(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</${each}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${kind}>\n`,
  ].join('\n');
}
