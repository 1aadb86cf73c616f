import { buildApp } from '@serendib/api/app';
import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { useApi } from '@serendib/api/platform/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const publicUrl = 'http://serendib.test';
const siteIn = (languages?: string[]) =>
  useApi({}, async (options) => {
    const app = await buildApp({ ...options, ...(languages && { languages }) });
    await mountWeb(app, { mode: 'production', publicUrl, ...(languages && { languages }) });
    return app;
  });

const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[0] ?? '';
const pageTag = (html: string) => tag(html, /<html[^>]*>/);

describe.skipIf(!isBuilt())('pages in several languages (needs the pages built)', () => {
  const api = siteIn(['en', 'si', 'ta', 'ar-xb']);
  const page = async (path: string) => (await api.app.inject(path)).body;
  beforeAll(() => loadPlaces(api.db));

  test('each has its addresses, and English has them without a prefix', async () => {
    expect(pageTag(await page('/vehicles'))).toContain('lang="en" dir="ltr"');
    expect(pageTag(await page('/si/vehicles'))).toContain('lang="si" dir="ltr"');
    expect(pageTag(await page('/ta'))).toContain('lang="ta" dir="ltr"');
    expect(pageTag(await page('/ar-xb/login'))).toContain('lang="ar-xb" dir="rtl"');
    expect((await api.app.inject('/si/nowhere')).statusCode).toBe(404);
    expect((await api.app.inject('/de/vehicles')).statusCode).toBe(404);
  });

  test('a page says its language to programs too, also where it is kept, is not found, or came already', async () => {
    const headersOf = async (path: string, headers = {}) =>
      (await api.app.inject({ url: path, headers })).headers;
    const languageOf = async (path: string) => (await headersOf(path))['content-language'];
    for (const again of [false, true]) {
      expect(await languageOf('/vehicles'), String(again)).toBe('en');
      expect(await languageOf('/si/vehicles'), String(again)).toBe('si');
    }
    expect(await languageOf('/ta/login')).toBe('ta');
    expect(await languageOf('/si/nowhere')).toBe('si');
    const { etag } = await headersOf('/ta/vehicles');
    expect(await headersOf('/ta/vehicles', { 'if-none-match': etag })).toMatchObject({
      'content-language': 'ta',
    });
    expect(await languageOf('/sitemap.xml')).toBeUndefined();
  });

  test('what is told of places is told in the language of the page, and marked where it is another', async () => {
    const [sigiriya, district] = [
      await page('/si/destination/sigiriya'),
      await page('/ta/map?district=Galle'),
    ];
    expect(sigiriya).toContain('5 වන සියවසේ කාශ්‍යප රජු');
    expect(sigiriya).toContain('කැටපත් පවුර');
    expect(sigiriya).not.toMatch(/lang="en"[^>]*>Listed by UNESCO/);
    const described = 'ஒல்லாந்தர் மதில் நகரம்';
    expect(tag(district, /<meta name="description"[^>]*>/)).toContain(described);
    expect(district.split(described).length).toBeGreaterThan(3);
    expect(tag(district, /"includesAttraction":\[.*?\]/)).toContain('உனவட்டுன');
    expect(district).toMatch(/href="\/ta\/destination\/unawatuna"/);
    const { headers } = await api.signIn({ role: 'admin' });
    const { _id } = (await api.get('/destinations/pidurangala-rock')).json();
    await api.put(`/destinations/${_id}`, { facts: ['A lion sleeps here.'] }, { headers });
    const edited = await page('/si/destination/pidurangala-rock');
    expect(edited).toContain('<li lang="en">A lion sleeps here.</li>');
  });

  test('every link and form of a page stays in its language, and what is no page keeps its address', async () => {
    const html = await page('/si/vehicles');
    for (const body of [
      html,
      await page('/si'),
      await page('/si/map?district=Galle'),
      await page('/si/destinations?district=Galle'),
      await page('/si/destination/sigiriya'),
      await page('/si/contact'),
      await page('/si/terms-of-service'),
    ]) {
      const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].filter(
        ([link]) => !/hreflang|data-offered/i.test(link),
      );
      expect(links.length).toBeGreaterThan(10);
      for (const [link, href] of links) expect(href, link).toMatch(/^\/si(\/|\?|$)/);
      for (const [, action] of body.matchAll(/<form [^>]*action="([^"]*)"/g))
        expect(action).toMatch(/^\/si\//);
    }
    expect(html).toContain('href="/icons/icon.svg"');
    expect(html).toContain('href="/si/manifest.webmanifest"');
  });

  test('a page names its own address and that of its equals in every language', async () => {
    const html = await page('/si/vehicles');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/si/vehicles"`);
    for (const [language, path] of Object.entries({
      en: '/vehicles',
      si: '/si/vehicles',
      'x-default': '/vehicles',
    }))
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${publicUrl}${path}"/>`);
    const english = await page('/vehicles?type=van');
    expect(english).toMatch(/<a [^>]*href="\/si\/vehicles\?type=van"[^>]*lang="si"[^>]*>සිංහල<\/a>/);
    expect(english).toContain('මේ පිටුව සිංහලෙන් කියවන්න');
    expect(await page('/sitemaps/pages.xml')).toContain(
      `<xhtml:link rel="alternate" hreflang="si" href="${publicUrl}/si/vehicles"/>`,
    );
  });

  test('what is closed to robots is closed in every language', async () => {
    const robots = (await page('/robots.txt')).split('\n');
    for (const path of ['/profile', '/si/profile', '/admin', '/si/admin', '/si/reset-password/', '/api/'])
      expect(robots).toContain(`Disallow: ${path}`);
    expect(robots).not.toContain('Disallow: /si/api/');
  });

  test('a page is kept for no order: the browser gives its links to other languages what it was opened with', async () => {
    const success = await page('/payment/success?order_id=SER-1');
    expect(success).not.toContain('SER-1');
    expect(success).toMatch(/<a [^>]*href="\/si\/payment\/success"[^>]*lang="si"[^>]*>සිංහල<\/a>/);
    expect(success).toMatch(/a\[hreflang\]"\)\)\w+\.search=location\.search/);
  });

  test('search engines are told of a page in its language, with addresses of that language', async () => {
    const [, data = ''] =
      (await page('/si/destination/sigiriya')).match(
        /<script type="application\/ld\+json">(.*?)<\/script>/s,
      ) ?? [];
    const [place, crumbs] = JSON.parse(data);
    expect(place).toMatchObject({ name: 'සීගිරිය', url: `${publicUrl}/si/destination/sigiriya` });
    expect(place.alternateName).toContain('Sigiriya');
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      ['', '/destinations', '/destination/sigiriya'].map((path) => `${publicUrl}/si${path}`),
    );
    expect(crumbs.itemListElement[0].name).toBe('මුල් පිටුව');
    expect(await page('/si')).toContain(`<link rel="canonical" href="${publicUrl}/si"/>`);
    expect(await page('/')).toContain(`<link rel="canonical" href="${publicUrl}/"/>`);
  });

  test('a place is called by its own name, its English name beside it, and told of at length in the language of the page', async () => {
    const html = await page('/si/destination/sigiriya');
    expect(html).toMatch(/<h1 [^>]*>සීගිරිය<\/h1>/);
    expect(html).toContain('<span lang="en">Sigiriya</span><span lang="ta">சிகிரியா</span>');
    expect(html).toMatch(/<title>සීගිරිය, මාතලේ දිස්ත්‍රික්කය/);
    expect(html).toMatch(/<p class="[^"]*">රජෙක් මේ ගල මුදුනේ/);
    expect(html).toContain('මාළිගා නටබුන් දරන සෘජු පර්වතයක්');
    expect(html).toContain('ජනවාරි – අප්‍රේල්, සහ ජූලි – සැප්තැම්බර්');
    expect(html).toMatch(/පර්වතය නැගීම, /);
    const list = await page('/ta/destinations?district=Galle');
    expect(list).toMatch(/<h2 [^>]*><a [^>]*href="\/ta\/destination\/galle"[^>]*>காலி<\/a>/);
    expect(list).toContain('மதில்களும் வீடுகளும்');
    expect(await page('/si/map?district=Galle')).toMatch(/<h2 id="district-name"[^>]*>ගාල්ල<\/h2>/);
    const english = await page('/destination/sigiriya');
    expect(english).toMatch(/<h1 [^>]*>Sigiriya<\/h1>/);
    expect(english).toContain('<span lang="si">සීගිරිය</span><span lang="ta">சிகிரியா</span>');
    expect(tag(english, /<main.*<\/main>/s)).not.toContain('lang="en"');
  });

  test('styles for pages from right to left are on those alone', async () => {
    const rule = /\[dir="?rtl"?\] \[lang\]\s*\{\s*unicode-bidi:\s*plaintext/;
    const html = await page('/ar-xb/destination/sigiriya');
    expect(html).toMatch(rule);
    expect(html).toMatch(/\[dir="?rtl"?\] \[href\^="?tel\\?:"?\]\s*\{\s*direction:\s*ltr/);
    for (const path of ['/destination/sigiriya', '/si/destination/sigiriya'])
      expect(await page(path)).not.toMatch(/\[dir="?rtl/);
  });

  test('policies and terms say which text binds, in each language', async () => {
    for (const path of ['/terms-of-service', '/privacy-policy', '/refund-policy']) {
      expect(await page(`/si${path}`), path).toMatch(
        new RegExp(`<a [^>]*href="${path}"[^>]*hrefLang="en"[^>]*>ඉංග්‍රීසි පාඨයෙන්</a>`),
      );
      expect(await page(path)).toContain('The English text is the one that binds.');
    }
  });

  test('its scripts are those of its language, and those without words are shared', async () => {
    const scripts = (html: string) => new Set(html.match(/\/assets\/[\w./-]+\.js/g));
    const [english, sinhala] = [scripts(await page('/vehicles')), scripts(await page('/si/vehicles'))];
    expect([...sinhala].filter((file) => english.has(file)).join()).toMatch(/router-/);
    for (const file of [...sinhala].filter((one) => !english.has(one))) {
      expect(file).toMatch(/^\/assets\/si-[\w-]+\//);
      expect((await api.app.inject(file)).statusCode).toBe(200);
    }
  });
});

describe.skipIf(!isBuilt())('a language that is not wholly translated', () => {
  const api = siteIn(['en']);

  test('is not there, and nothing speaks of it', async () => {
    expect((await api.app.inject('/si/vehicles')).statusCode).toBe(404);
    const { body } = await api.app.inject('/vehicles');
    expect(body).not.toMatch(/hreflang=|data-languages=|data-offered=/i);
    expect((await api.app.inject('/sitemaps/pages.xml')).body).not.toContain('xhtml');
    expect((await api.app.inject('/terms-of-service')).body).not.toContain('the one that binds');
  });
});
