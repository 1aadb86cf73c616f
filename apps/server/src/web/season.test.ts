import { buildApp } from '@serendib/api/app';
import { loadPlaces } from '@serendib/api/modules/destinations/index';
import { useApi } from '@serendib/api/platform/testing';
import { yearOf } from '@serendib/contract/calendar';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const publicUrl = 'http://serendib.test';
const languages = ['en', 'si', 'ta'];
const api = useApi({}, async (options) => {
  const app = await buildApp({ ...options, languages });
  await mountWeb(app, { mode: 'production', publicUrl, languages });
  return app;
});

describe.skipIf(!isBuilt())('pages of the seasons (needs the pages built)', () => {
  // Full moon days and feasts are known from 2026 to 2028.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00Z') });
    return loadPlaces(api.db);
  });
  afterAll(() => void vi.useRealTimers());
  const page = async (path: string) => {
    const { statusCode, body } = await api.app.inject(path);
    expect(statusCode, path).toBe(200);
    return body.replaceAll('<!-- -->', '');
  };
  /** Each part of the island and its weather, as the words beside the map say it. */
  const weather = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<dt>([^<]*)<\/dt><dd><span[^>]*><\/span>([^<]*)<\/dd>/g)].map(
        ([, part = '', is]) => [part.split(':')[0], is],
      ),
    );

  const alertOf = (html: string) => html.match(/role="alert"[^>]*>([^<]*)/)?.[1];

  test('a month says which coast is dry, what happens then, and where it is good to be', async () => {
    const january = await page('/season/january');
    expect(january).toContain('<title>Sri Lanka in January: weather, sea, festivals');
    expect(january).toContain(`<link rel="canonical" href="${publicUrl}/season/january"`);
    expect(weather(january)).toMatchObject({
      'The west and south coast, and the land behind': 'Dry',
      'The east coast': 'Monsoon',
    });
    expect(january).toMatch(/aria-label="Galle: Dry"/);
    expect(january).toMatch(/aria-label="Batticaloa: Monsoon"/);
    expect(january).toContain('href="/destinations?district=Galle&amp;month=1"');
    expect(january).toMatch(/<h3>Whales off the south coast<\/h3>/);
    expect(january).toMatch(/<h3>Frost in the highlands<\/h3>/);
    expect(january).not.toContain('Whales off Trincomalee');
    expect(january).toContain('Duruthu');
    expect(january).toMatch(/No alcohol is sold or served/);
    expect(january).toContain('href="/destinations?month=1&amp;sort=month"');
    const july = await page('/season/july');
    expect(weather(july)).toMatchObject({
      'The west and south coast, and the land behind': 'Monsoon',
      'The east coast': 'Dry',
    });
    expect(july).toContain('Whales off Trincomalee');
  });

  test('it is the same by its number, and each month in each language is in the sitemap', async () => {
    expect(weather(await page('/season?month=7'))).toEqual(weather(await page('/season/july')));
    for (const path of ['/season', '/Season']) {
      const own = await page(path);
      expect(own, path).toContain(`<link rel="canonical" href="${publicUrl}/season"`);
      expect(own, path).toContain('<title>When to go where in Sri Lanka');
    }
    const sitemap = (await api.app.inject('/sitemaps/pages.xml')).body;
    for (const path of ['/season', '/season/january', '/si/season/july', '/ta/season/december'])
      expect(sitemap, path).toContain(`<loc>${publicUrl}${path}</loc>`);
    expect(await page('/si/season/january')).toMatch(/<h1[^>]*>ශ්‍රී ලංකාව: ජනවාරි<\/h1>/);
    expect(await page('/ta/season/january')).toMatch(/<h1[^>]*>இலங்கை: ஜனவரி<\/h1>/);
  });

  test('days hold what lies in them, and are no page for search engines', async () => {
    const year = yearOf(new Date()) + 1;
    const stay = await page(`/season?from=${year}-12-20&to=${year}-12-28`);
    expect(stay).toContain(`From 20 December ${year} to 28 December ${year}.`);
    expect(stay).toContain('<meta name="robots" content="noindex"');
    expect(stay).toMatch(/<h3>Christmas<\/h3>/);
    expect(stay).not.toContain('May Day');
    expect(stay).toContain(`name="from" value="${year}-12-20"`.split(' ')[0]);
  });

  test('days of a journey that has begun are shown', async () => {
    const stay = await page('/season?from=2026-11-19&to=2026-11-24');
    expect(stay).toContain('From 19 November 2026 to 24 November 2026.');
    expect(alertOf(stay)).toBeUndefined();
  });

  test.each([
    ['from=2001-01-02&to=2001-01-05', 'from', 'This day has passed.', 'January'],
    ['from=2060-03-12', 'to', 'Please give the last day as well.', 'March'],
    ['from=2037-04-12&to=2037-01-02', 'to', 'This is before the first day.', 'April'],
    ['from=x&to=y', 'from', 'Please give a day of the calendar.', 'November'],
  ])(
    '%s: the words stand at the field, what was typed stays, and the month of the first day is shown',
    async (query, field, words, month) => {
      const html = await page(`/season?${query}`);
      expect(alertOf(html)).toBe(`These days cannot be shown. Shown is ${month}.`);
      const asked = new URLSearchParams(query);
      for (const name of ['from', 'to']) {
        const [input = ''] = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? [];
        expect(input).toContain(`value="${asked.get(name) ?? ''}"`);
        const described = /aria-describedby="([^"]+)"/.exec(input)?.[1];
        expect(html.split(`<p id="${described}" class="field-error">`)[1]?.split('<')[0]).toBe(
          name === field ? words : undefined,
        );
      }
      expect(html).toMatch(new RegExp(`<h1[^>]*>Sri Lanka in ${month}`));
      expect(Object.keys(weather(html))).toHaveLength(8);
    },
  );

  test('a month that there is not is refused in words, and this month is shown', async () => {
    const html = await page('/season?month=13');
    expect(alertOf(html)).toContain('There is no month &quot;13&quot;.');
    expect(Object.keys(weather(html))).toHaveLength(8);
  });

  test('another month than there is is not found', async () => {
    expect((await api.app.inject('/season/smarch')).statusCode).toBe(404);
  });

  test('destinations of a month say what it is like there, and the month is taken away by its chip', async () => {
    const html = await page('/destinations?month=1&category=Beach');
    expect(html).toContain('Dry in January');
    expect(html).toMatch(
      /aria-label="Remove filter Good in January"[^>]*href="\/destinations\?category=Beach"/,
    );
    expect(html).not.toContain('bestMonths');
    expect(await page('/si/destinations?month=1&category=Beach')).toContain('ජනවාරි: වියළි කාලගුණය');
    // Without a month there is no order by it.
    expect(await page('/destinations?sort=month')).toContain('Showing 1–24 of 101');
  });
});
