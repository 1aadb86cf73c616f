interface Address {
  url: string;
  /** An instant; left out where it is not known. */
  lastModified?: string;
  /** The same page in every language, by its code. */
  alternates?: readonly { language: string; url: string }[];
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
  const withAlternates = addresses.some(({ alternates }) => alternates)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  const lines = addresses.map(
    ({ url, lastModified, alternates = [] }) =>
      `<${each}><loc>${escaped(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}${alternates
        .map((one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escaped(one.url)}"/>`)
        .join('')}</${each}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${withAlternates}>`,
    ...lines,
    `</${kind}>\n`,
  ].join('\n');
}
