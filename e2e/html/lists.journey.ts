import { expect, servedTest as test } from '../journey.ts';
import type { Listing } from '../visitor/listings.ts';
import { hrefsOf, isHeaded, only, pageAt, picturesOf, says, served, wayOf, wordsOf } from './served.ts';

// Proves BLOG-02, TOUR-03, BUSINESS-04, VEHICLE-07, PARTNER-05.
test('lists lead to where one offers one’s own', async ({ request }) => {
  for (const [path, words, to] of [
    ['/blogs', 'Submit Blog', '/partnership#blog-section'],
    ['/tours', 'List your tour', '/partnership#tour-partnership'],
    ['/affiliate-links', 'Add Your Business', '/partnership/business-premium'],
    ['/vehicles', 'Register Your Vehicle', '/partnership/vehicle-premium'],
  ] as const)
    expect(wayOf(await pageAt(request, path), words), path).toBe(to);
});

// Proves GUIDE-02, VEHICLE-06, ERROR-14, ERROR-17, ERROR-18.
test('lists in which nothing is found say so in their words', async ({ request }) => {
  for (const [path, words] of [
    ['/tours?search=no-such-tour', 'No tours found'],
    ['/tour-guides?search=no-such-guide', 'No guides found'],
    ['/affiliate-links?search=no-such-place', 'No listings found'],
    ['/vehicles?search=no-such-vehicle', 'No vehicles found'],
  ] as const)
    expect(isHeaded(await pageAt(request, path), words), path).toBe(true);
});

// Proves NAV-09, BUSINESS-01, BUSINESS-02, BUSINESS-03.
test('bookings are told by their type', async ({ request }) => {
  const page = await pageAt(request, '/affiliate-links?category=accommodation');
  expect(wordsOf(only(page, 'h1'))).toBe('Bookings');
  const types = only(page, 'nav[aria-label="Types of business"]').querySelectorAll('a');
  expect(types.map(wordsOf)).toEqual(['All', 'Hotel', 'Restaurant', 'Cafe', 'Local Eatery', 'Other']);
  expect(types.find((one) => wordsOf(one) === 'Hotel')?.getAttribute('aria-current')).toBe('page');
  const cards = hrefsOf(page, '.list-found .card-link');
  const hotels = (await (await request.get('/api/affiliate-links?type=hotel&limit=100')).json()) as Listing[];
  expect(cards.length).toBeGreaterThan(0);
  expect(cards).toEqual(hotels.slice(0, cards.length).map(({ _id }) => `/business-listings/${_id}`));
});

test('kinds of places and of vehicles are chosen by the same chips, of which the chosen one says so', async ({
  request,
}) => {
  for (const [path, name] of [
    ['/destinations?category=Beach', 'Beach'],
    ['/vehicles?type=van', 'Van'],
  ] as const) {
    const chips = (await pageAt(request, path)).querySelectorAll('.list-above a');
    expect(chips.length, path).toBeGreaterThan(4);
    for (const chip of chips) expect(chip.classList.contains('chip'), `${path}: ${wordsOf(chip)}`).toBe(true);
    const chosen = chips.filter((chip) => chip.getAttribute('aria-current') === 'true');
    expect(chosen.map(wordsOf), path).toEqual([name]);
  }
});

const ordered = ['/tour-guides', '/vehicles', '/tours', '/affiliate-links'];

test('a list says beside it that what is paid for comes first', async ({ request }) => {
  for (const path of ordered) {
    const page = await pageAt(request, path);
    expect(wordsOf(only(page, '.list-order')), path).toContain('PREMIUM (paid for) first, then by rating');
    expect(only(page, 'nav[aria-label="Order"]').querySelectorAll('a').map(wordsOf), path).toEqual([
      'Recommended',
      'Best rated',
      'Lowest price',
      'Newest',
    ]);
    expect(wayOf(page, 'Best rated')).toBe(`${path}?sort=rating`);
  }
});

test('the best rated come first, paid for or not, and a mean of many counts for more', async ({
  request,
}) => {
  for (const path of ordered) {
    const page = await pageAt(request, `${path}?sort=rating`);
    expect(wordsOf(only(page, '.list-order')), path).toContain('many reviews count for more');
    const listed = (await (await request.get(`/api${path}?sort=rating&limit=100`)).json()) as (Listing & {
      averageRating: number | null;
      reviewCount: number;
    })[];
    const weights = listed.map(({ averageRating, reviewCount }) =>
      averageRating === null ? 0 : (averageRating * reviewCount + 20) / (reviewCount + 5),
    );
    for (const [index, weight] of weights.entries())
      expect(weight, `${path}, number ${index}`).toBeLessThanOrEqual((weights[index - 1] ?? 5) + 0.0001);
    const ids = hrefsOf(page, '.list-found .card-link').map((href) => href.split('/').at(-1));
    expect(ids.length, path).toBeGreaterThan(6);
    expect(ids, path).toEqual(listed.slice(0, ids.length).map(({ _id }) => _id));
  }
});

test('what has no picture shows another print than its neighbours in a list, and than the one it stands below', async ({
  request,
}) => {
  let compared = 0;
  for (const [list, ask] of [
    ['/vehicles', '?type=van'],
    ['/vehicles', ''],
    ['/affiliate-links', '?type=shop'],
    ['/blogs', ''],
  ] as const) {
    const shown = picturesOf(await pageAt(request, list + ask), '.list-found article img');
    const reply = await request.get(`/api${list}${ask || '?'}&limit=${shown.length}`);
    const listed = (await reply.json()) as Listing[];
    // A listing whose owner chose one of our scenes has it, also beside the same one.
    const isPrint = ({ image, imageUrl, vehicleImages }: Listing) =>
      [image, imageUrl, vehicleImages].flat().some((src) => String(src).includes('/prints/'));
    const bare = listed.flatMap((one, i) => (one.imageIsDrawing && isPrint(one) ? [i] : []));
    expect(bare.length, list + ask).toBeGreaterThan(0);
    for (const i of bare) {
      const card = `card ${i} of ${list + ask}`;
      expect(shown[i], card).toContain('/prints/');
      // By its whole address it is the one that its owner chose, which it keeps.
      if (shown[i]?.startsWith('http')) continue;
      const beside = [shown[i - 1], shown[i + 1]].map((src) => src?.replace(/^https?:\/\/[^/]+/, ''));
      expect(beside, `beside ${card}`).not.toContain(shown[i]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(0);
  // These have no photo.
  const wheelers = (await (await request.get('/api/vehicles?type=threeWheeler')).json()) as Listing[];
  for (const { _id } of wheelers.slice(0, 4)) {
    const page = await pageAt(request, `/vehicles/${_id}`);
    const below = page
      .querySelectorAll('article')
      .filter((one) => one.querySelector('.card-link') && !one.querySelector('h1'))
      .flatMap((one) => picturesOf(one, 'img'));
    expect(below.length).toBeGreaterThan(1);
    expect(below).not.toContain(picturesOf(page, 'main img')[0]);
    expect(new Set(below).size, `below ${_id}`).toBe(below.length);
  }
});

const missing: [path: string, words: string, back?: [label: string, path: string]][] = [
  ['/destination/atlantis', 'Destination Not Found'],
  ['/tour-guides/nobody', 'Tour Guide Not Found', ['Back to tour guides', '/tour-guides']],
  ['/blogs/nothing', 'Blog not found'],
  ['/vehicles/0193e7a0-0000-7000-8000-000000000000', 'Vehicle Not Found'],
  ['/business-listings/0193e7a0-0000-7000-8000-000000000000', 'Business Listing Not Found'],
  ['/tours/0193e7a0-0000-7000-8000-000000000000', 'Tour Not Found'],
];
for (const [path, words, back] of missing) {
  // Proves BUSINESS-13, ERROR-12, ERROR-16, ERROR-20, GUIDE-11.
  test(`${path} says ${words}, also to robots`, async ({ request }) => {
    const { status, page } = await served(request, path);
    expect(status).toBe(404);
    expect(wordsOf(only(page, 'h1'))).toBe(words);
    expect(wordsOf(only(page, 'head title'))).toBe(`${words} · Serendib`);
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
    if (back) expect(wayOf(page, back[0])).toBe(back[1]);
  });
}

test('an unknown district shows the first one', async ({ request }) => {
  const { status, page } = await served(request, '/map?district=Atlantis');
  expect(status).toBe(200);
  expect(wordsOf(only(page, '#district-name'))).toBe('Colombo');
});

test('destinations are put in order by what people come for, by rating and by name', async ({ request }) => {
  const page = await pageAt(request, '/destinations');
  const order = only(page, 'nav[aria-label="Order"]').querySelectorAll('a');
  expect(order.map(wordsOf)).toEqual(['What people come for', 'Best rated', 'A–Z']);
  expect(wordsOf(page.querySelector('.card-link'))).toBe('Sigiriya');
  expect(wayOf(page, 'A–Z')).toBe('/destinations?sort=name');
  const byName = await pageAt(request, '/destinations?sort=name');
  expect(wordsOf(byName.querySelector('.card-link'))).toBe("Adam's Bridge");
  expect(says(byName, 'A–Z', 'a[aria-current="true"]')).toBe(true);
});
