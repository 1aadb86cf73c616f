import { expect, test } from 'vitest';
import { fixedPages } from './fixed-pages.ts';
import { sitemapXml } from './sitemap-xml.ts';

test('addresses are written as the sitemap protocol wants them, with what XML reserves escaped', () => {
  const xml = sitemapXml('urlset', [
    { url: 'https://serendib.test/vehicles/1', lastModified: '2026-11-21T03:00:00.000Z' },
    { url: 'https://serendib.test/?a=1&b=<2>' },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://serendib.test/vehicles/1</loc><lastmod>2026-11-21T03:00:00.000Z</lastmod></url>
<url><loc>https://serendib.test/?a=1&amp;b=&lt;2&gt;</loc></url>
</urlset>
`);
  expect(sitemapXml('sitemapindex', [{ url: 'https://serendib.test/sitemaps/pages.xml' }])).toContain(
    '<sitemap><loc>https://serendib.test/sitemaps/pages.xml</loc></sitemap>',
  );
});

test('no fixed page is named twice', () => {
  expect(new Set(fixedPages).size).toBe(fixedPages.length);
});
