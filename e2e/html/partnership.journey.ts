import { expect, servedTest as test } from '../journey.ts';
import { duringPromotion } from '../promotion.ts';
import { only, pageAt, says, wayOf, wordsOf } from './served.ts';

// Proves AIM-04, PARTNER-05, PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12.
test('the partnership page has the cards that lists lead to, and leads to the premium pages, whose plans cannot be bought', async ({
  request,
}) => {
  const partnership = await pageAt(request, '/partnership');
  for (const [name, path] of [
    ['Tour guide premium', '/partnership/tour-guide-premium'],
    ['Vehicle premium', '/partnership/vehicle-premium'],
    ['Business premium', '/partnership/business-premium'],
    ['Tour partnership', '/partnership/tour-operator'],
  ] as const)
    expect(wayOf(only(partnership, 'main'), name)).toBe(path);
  // That lists lead to them: lists.journey.ts.
  for (const [card, heading] of [
    ['#blog-section', 'I write.'],
    ['#tour-partnership', 'I run tours.'],
  ] as const) {
    const named = only(partnership, card);
    const article = named.rawTagName.toLowerCase() === 'article' ? named : named.closest('article');
    expect(wordsOf(article?.querySelector('h2, h3')), card).toBe(heading);
  }
  // All four, with their titles, and once their scripts have come: premium-pages.test.tsx.
  const path = '/partnership/tour-guide-premium';
  const page = await pageAt(request, path);
  expect(wordsOf(only(page, 'title'))).toBe('Tour guide premium · Serendib');
  expect(wordsOf(page)).toContain('Not on sale while payments are paused.');
  const crumbs = only(page, 'script[type="application/ld+json"]').text;
  expect(
    JSON.parse(crumbs).itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
  ).toEqual(['/', '/partnership', path]);
  expect(says(only(page, 'main'), 'Payment Processing Temporarily Unavailable')).toBe(true);
  expect(page.querySelectorAll('main button')).toHaveLength(0);
});

// Proves OWN-AIM-06.
test('the partnership page offers two months free while the offer lasts', async ({ request }) => {
  const main = async () => only(await pageAt(request, '/partnership'), 'main');
  await duringPromotion(request, '2099-06-30', async () => {
    await expect.poll(async () => wordsOf(await main())).toContain('The offer ends on 30 June 2099.');
    const headings = (await main()).querySelectorAll('h2, h3').map(wordsOf);
    expect(headings).toContainEqual(expect.stringContaining('Two months free'));
  });
});
