import { parse } from 'node-html-parser';
import { expect, servedTest as test } from '../journey.ts';
import { find, type Listing } from '../visitor/listings.ts';
import {
  askedBy,
  filledIn,
  formOf,
  hrefsOf,
  isHeaded,
  only,
  pageAt,
  says,
  served,
  subject,
  wayOf,
  wordsOf,
} from './served.ts';

type Page = Awaited<ReturnType<typeof pageAt>>;
const countIn = (page: Page) => wordsOf(only(page, '.list-count'));
const chipsIn = (page: Page) => only(page, 'ul[aria-label="Active filters"]');
const filtersOf = (page: Page) => formOf(page, 'Show results');

test('filters are forms and pages of a list are links', async ({ request }) => {
  const guides = await pageAt(request, '/tour-guides');
  const german = await pageAt(request, askedBy(filtersOf(guides), { Speaks: 'German' }));
  expect(wayOf(chipsIn(german), 'Remove filter Speaks German')).toBe('/tour-guides');
  expect(countIn(german)).toMatch(/among|Showing \d+ of/);
  const cardsIn = (page: Page) => hrefsOf(page, '.list-found .card-link');
  const seen: string[] = [];
  let before: string[] = [];
  for (let next: string | undefined = '/destinations'; next; ) {
    const list = await pageAt(request, next);
    expect(countIn(list)).toContain(`Showing ${seen.length + 1}–`);
    seen.push(...cardsIn(list));
    const back = wayOf(list, 'Previous page');
    expect(back ? cardsIn(await pageAt(request, back)) : [], next).toEqual(before);
    expect(wayOf(list, 'Back to the start'), next).toBe(seen.length > 48 ? '/destinations' : undefined);
    before = cardsIn(list);
    next = wayOf(list, 'Next page');
  }
  // Everything is shown once.
  expect(seen).toHaveLength(101);
  expect(new Set(seen).size).toBe(101);
});

// Proves PLACE-02, PLACE-08, PLACE-13.
test('a traveller finds a place by something to see there, however it is spelt', async ({ request }) => {
  const all = await pageAt(request, '/destinations');
  const found = await pageAt(request, askedBy(filtersOf(all), { Search: 'sigirya' }));
  expect(wayOf(found, 'Sigiriya')).toBe('/destination/sigiriya');
  expect(wordsOf(only(await pageAt(request, '/destination/sigiriya'), 'h1'))).toBe('Sigiriya');
  expect(wayOf(await pageAt(request, '/destinations?search=Mirror%20Wall'), 'Sigiriya')).toBe(
    '/destination/sigiriya',
  );
});

// Proves TOUR-01, TOUR-02.
test('tours are told by how they are booked', async ({ request }) => {
  const ways = (page: Page) => only(page, 'nav[aria-label="How tours are booked"]');
  const tours = await pageAt(request, '/tours');
  expect(ways(tours).querySelectorAll('a').map(wordsOf)).toEqual([
    'All Tours',
    'Direct Booking',
    'Contact Required',
  ]);
  const direct = wayOf(ways(tours), 'Direct Booking') ?? '';
  expect(direct).toBe('/tours?booking=direct');
  const page = await pageAt(request, direct);
  expect(filledIn(filtersOf(page), { Search: 'tea' }).get('search')).toBe('tea');
  const booked = (await (await request.get('/api/tours?booking=direct&limit=100')).json()) as Listing[];
  const shown = hrefsOf(page, '.list-found .card-link').map((href) => href.split('/').at(-1));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(booked.slice(0, shown.length).map(({ _id }) => _id));
});

test('places to stay say how many rooms they have and what guests find, and are narrowed by it', async ({
  request,
}) => {
  const hotels = await pageAt(request, '/affiliate-links?type=hotel');
  const filters = filtersOf(hotels);
  const legends = filters.querySelectorAll('legend').map(wordsOf);
  expect(legends.filter((words) => words.startsWith('Price'))).toHaveLength(1);
  const asked = askedBy(filters, { Wifi: 'Wifi' });
  expect(asked).toContain('amenity=Wifi');
  const list = await pageAt(request, asked);
  expect(wordsOf(chipsIn(list))).toContain('Wifi');
  const [first] = list.querySelectorAll('.list-found article');
  expect(wordsOf(first)).toMatch(/\d+ rooms · Wifi/);
  const page = await pageAt(request, first?.querySelector('.card-link')?.getAttribute('href') ?? '');
  for (const words of ['Rooms', 'Beds', 'Amenities', 'Check-in from', 'Check-out until'])
    expect(says(page, words, 'dt'), words).toBe(true);
  expect(says(page, '2:00 PM')).toBe(true);
});

test('the nearest come first, and a place is taken away by a press', async ({ request }) => {
  const asked = askedBy(filtersOf(await pageAt(request, '/affiliate-links')), { Near: 'Ella', Within: '50' });
  expect([...new URLSearchParams(asked.split('?')[1])].filter(([, value]) => value)).toEqual([
    ['near', 'Ella'],
    ['radius', '50'],
  ]);
  const list = await pageAt(request, asked);
  expect(wordsOf(list)).toMatch(/\d km from Ella/);
  const nearest = wayOf(only(list, 'nav[aria-label="Order"]'), 'Nearest') ?? '';
  expect(nearest).toContain('sort=nearest');
  const ordered = await pageAt(request, nearest);
  const distances = ordered
    .querySelectorAll('.card')
    .flatMap((card) => /([\d.]+) km from Ella/.exec(wordsOf(card))?.[1] ?? [])
    .map(Number);
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  const without = wayOf(chipsIn(ordered), 'Remove filter Within 50 km of Ella') ?? '';
  expect(without).not.toContain('near=');
  expect(wordsOf(only(await pageAt(request, without), 'main'))).not.toContain('km from Ella');
});

test('a place that is not known is told so, and the list is still there', async ({ request }) => {
  for (const path of ['/vehicles', '/destinations']) {
    const list = await pageAt(request, `${path}?near=Atlantis`);
    expect(wordsOf(list), path).toContain('We know no such place');
    expect(list.querySelectorAll('.card, .row-card').length, path).toBeGreaterThan(0);
    expect(filledIn(filtersOf(list), {}).get('near'), path).toBe('Atlantis');
  }
});

// Proves PLACE-06, PLACE-09.
test('nothing found offers what there is with one thing less, or all of it', async ({ request }) => {
  for (const [path, words, less] of [
    ['/affiliate-links?search=vegetarian+surfboard', 'No listings found', /^Without “surfboard”: (\d+)$/],
    ['/destinations?search=surf&district=Kandy', 'No destinations found', /^Without Kandy: (\d+)$/],
    ['/tours?search=whales&type=safari', 'No tours found', /^Without “whales”: (\d+)$/],
  ] as const) {
    const page = await pageAt(request, path);
    // In sight on a phone: visitor/finding.journey.ts.
    expect(isHeaded(page, words), path).toBe(true);
    const link = page.querySelectorAll('a').find((one) => less.test(wordsOf(one)));
    const count = less.exec(wordsOf(link))?.[1];
    expect(countIn(await pageAt(request, link?.getAttribute('href') ?? '')), path).toMatch(
      new RegExp(`(of ${count} among|Showing ${count} of)`),
    );
  }
  const nothing = await pageAt(request, '/destinations?search=atlantis&district=Kandy');
  expect(isHeaded(nothing, 'No destinations found')).toBe(true);
  expect(countIn(nothing)).toContain('Showing 0 of 101 destinations');
  const all = await pageAt(request, wayOf(nothing, 'Reset Filters') ?? '');
  expect(countIn(all)).toContain('Showing 1–24 of 101 destinations');
});

test('a search for what nothing is called says so, and leads on', async ({ request }) => {
  const page = await pageAt(request, '/search?q=asdfgh+ella');
  expect(says(page, 'Nothing goes by these words', 'h2')).toBe(true);
  const [less = ''] = hrefsOf(only(page, 'nav[aria-label="With less asked for"]'));
  expect(less).toBe('/search?q=ella');
  expect(wayOf(await pageAt(request, less), 'Ella')).toBe('/destination/ella');
  const ofKind = await pageAt(request, '/search?q=asdfgh+german&kind=tourGuide');
  const promised = only(ofKind, 'nav[aria-label="With less asked for"] a');
  expect(wordsOf(promised)).toContain('“asdfgh”');
  const kept = await pageAt(request, promised.getAttribute('href') ?? '');
  const [, counted] = wordsOf(promised).split(': ');
  expect(wordsOf(only(kept, 'nav[aria-label="What was found"] [aria-current]'))).toBe(
    `Tour guides${counted}`,
  );
  const around = only(
    await pageAt(request, '/search?q=asdfgh&near=Jaffna'),
    '[aria-label="Places to go on from"]',
  );
  expect(hrefsOf(around)[0]).toBe('/destination/jaffna');
  const inMatale = await pageAt(request, '/search?q=temple&district=Matale');
  expect(wayOf(inMatale, 'Dambulla Cave Temple')).toBe('/destination/dambulla-cave-temple');
  expect(inMatale.querySelector('a[aria-label="Remove filter Matale District"]')?.getAttribute('href')).toBe(
    '/search?q=temple',
  );
  expect((await request.get('/search?district=Matale')).url()).toMatch(/\/destinations\?district=Matale$/);
  const lost = await pageAt(request, '/search?q=van&near=atlantis');
  expect(lost.querySelectorAll('[role="alert"]').map(wordsOf).join()).toContain('We know no such place.');
});

test('lists and badges lead to where they are explained', async ({ request }) => {
  const list = await pageAt(request, '/affiliate-links?sort=rating');
  expect(wordsOf(list)).toContain('many reviews count for more');
  const more = only(list, '.order-meaning a');
  expect(wordsOf(more)).toContain('More on orders and badges');
  expect(more.getAttribute('href')).toBe('/about#order');
  expect(wordsOf(await pageAt(request, '/tour-guides?sort=rating'))).toContain('Paid for or not');
  const guide = await find(request, '/tour-guides', (one) => one.isPremium);
  const page = await pageAt(request, `/tour-guides/${guide._id}`);
  const contact = only(page, 'aside[aria-label="Price and contact"]');
  expect(wordsOf(contact)).toContain('PREMIUM: the partner pays for a better place');
  expect(wayOf(contact, 'What it means')).toBe('/about#premium');
  const about = await pageAt(request, '/about');
  expect(says(only(about, '#order'), 'Orders and badges')).toBe(true);
  only(about, '#premium');
  expect(wordsOf(about)).toContain('The partner pays for it');
});

// Proves ROUTE-01.
test('reviews narrow by what they are about, and lead to it', async ({ request }) => {
  const reviews = await pageAt(request, '/reviews');
  const ofGuides = only(reviews, 'nav[aria-label="Reviews of"]')
    .querySelectorAll('a')
    .find((one) => wordsOf(one).includes('Tour guides'))
    ?.getAttribute('href');
  expect(ofGuides).toContain('itemType=tourGuide');
  const [said] = (await pageAt(request, ofGuides ?? '')).querySelectorAll('main figure');
  expect(wordsOf(said)).toContain('Tour guide');
  const to = said?.querySelector('a')?.getAttribute('href') ?? '';
  expect(to).toMatch(/\/tour-guides\/[\w-]+$/);
  const { status, page } = await served(request, to);
  expect(status).toBe(200);
  expect(wordsOf(subject(page))).not.toBe('');
});

test('a message is mended and sent without JavaScript, and nothing typed is lost', async ({
  request,
  baseURL,
}) => {
  const send = async (page: Page, answers: Record<string, string>) => {
    const form = formOf(page, 'Send message');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/contact', 'post']);
    const data = Object.fromEntries(filledIn(form, answers));
    return request.post('/contact', { form: data, headers: { origin: baseURL } });
  };
  const asked = 'Is the road to Ella open, without scripts?';
  const refused = await send(await pageAt(request, '/contact'), { 'Your name': 'Ana Sousa', Message: asked });
  expect(refused.status()).toBe(400);
  const page = parse(await refused.text());
  expect(wordsOf(page)).toContain('Nothing you wrote is lost.');
  // Above the form, where the first fault is named, and at the field.
  expect(page.querySelectorAll('[role="alert"]').map(wordsOf).join()).toContain(
    'Please enter an email address',
  );
  expect(page.querySelectorAll('.field-error').map(wordsOf).join()).toContain(
    'Please enter an email address',
  );
  const kept = filledIn(formOf(page, 'Send message'), {});
  expect([kept.get('name'), kept.get('message')]).toEqual(['Ana Sousa', asked]);
  const sent = await send(page, { 'Your email': 'ana@example.pt', Subject: 'A ride without' });
  expect(wordsOf(parse(await sent.text()))).toContain('Thank you. It is on its way.');
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Record<
        string,
        string
      >[];
      return mails.find(({ subject }) => subject === 'Contact form: A ride without')?.text;
    })
    .toContain(asked);
});
