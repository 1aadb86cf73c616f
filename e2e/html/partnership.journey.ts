import { expect, servedTest as test } from '../journey.ts';
import { only, pageAt, says, wayOf, wordsOf } from './served.ts';

const notice = 'Payment Processing Temporarily Unavailable';

const premiumPages = {
  'Tour guide premium': '/partnership/tour-guide-premium',
  'Vehicle premium': '/partnership/vehicle-premium',
  'Business premium': '/partnership/business-premium',
  'Tour partnership': '/partnership/tour-operator',
};

// Proves AIM-04, PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12.
test('the partnership page leads to the premium pages, whose plans cannot be bought, and search engines read where they are', async ({
  request,
}) => {
  const main = only(await pageAt(request, '/partnership'), 'main');
  for (const [name, path] of Object.entries(premiumPages)) {
    expect(wayOf(main, name)).toBe(path);
    const page = await pageAt(request, path);
    expect(wordsOf(only(page, 'title'))).toBe(`${name} · Serendib`);
    expect(wordsOf(page)).toContain('Not on sale while payments are paused.');
    const crumbs = only(page, 'script[type="application/ld+json"]').text;
    expect(
      JSON.parse(crumbs).itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
    ).toEqual(['/', '/partnership', path]);
    expect(says(only(page, 'main'), notice), path).toBe(true);
    // Once its scripts have come as well: premium-pages.test.tsx.
    expect(page.querySelectorAll('main button'), path).toHaveLength(0);
  }
});

// Proves PARTNER-05.
test('the cards that other pages lead to are there: lists lead to those of stories and tours', async ({
  request,
}) => {
  const page = await pageAt(request, '/partnership');
  for (const [list, link, card, heading] of [
    ['/blogs', 'Submit Blog', '#blog-section', 'I write.'],
    ['/tours', 'List your tour', '#tour-partnership', 'I run tours.'],
  ] as const) {
    expect(wayOf(await pageAt(request, list), link), list).toBe(`/partnership${card}`);
    const named = only(page, card);
    const article = named.rawTagName.toLowerCase() === 'article' ? named : named.closest('article');
    expect(wordsOf(article?.querySelector('h2, h3')), card).toBe(heading);
  }
});
