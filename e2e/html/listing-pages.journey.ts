import { expect, servedTest as test } from '../journey.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { aPhoto } from '../partners/submitting.ts';
import { find, type Listing, text } from '../visitor/listings.ts';
import { hrefsOf, isHeaded, only, pageAt, picturesOf, says, subject, wayOf, wordsOf } from './served.ts';

test('ways to whoever is listed stand where taps on them are counted, and pages name the lists that count', async ({
  request,
}) => {
  for (const [list, at, wanted] of [
    ['/vehicles', 'vehicles', (one: Listing) => one.contactPhone],
    ['/tour-guides', 'tour-guides', (one: Listing) => one.contactEmail],
    ['/tours', 'tours', (one: Listing) => one.contactPhone && !one.bookingUrl],
    ['/affiliate-links', 'business-listings', (one: Listing) => one.phone || one.email],
  ] as const) {
    const { _id } = await find(request, list, wanted);
    const page = await pageAt(request, `/${at}/${_id}`);
    const lists = JSON.parse(only(page, '[data-contact-lists]').getAttribute('data-contact-lists') ?? '');
    expect(`/${lists[at][1]}`).toBe(list);
    for (const place of ['aside[aria-label="Price and contact"]', '.contact-bar'])
      expect(
        page.querySelector(`${place} a:is([href^="tel:"], [href^="mailto:"], [href^="https://wa.me/"])`),
        `${at}, ${place}`,
      ).not.toBeNull();
    expect((await request.post(`/api${list}/${_id}/inquiry`)).status(), at).toBe(204);
  }
});

test('a guide shows several pictures, the first as their image, and the others lead to their own', async ({
  request,
}) => {
  const owner = await newCaller(request);
  const headers = { authorization: owner.authorization };
  const images: string[] = [];
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
    const reply = await request.post('/api/media', { headers, multipart: { image: await aPhoto(name) } });
    images.push((await reply.json()).url);
  }
  const [image, ...moreImages] = images;
  const { _id } = await submit(request, owner, 'tourGuide', { name: newName('Sunil'), image, moreImages });
  await decide(request, 'tourGuide', _id, { status: 'approved' });
  const shown = await (await request.get(`/api/tour-guides/${_id}`)).json();
  expect(shown.images).toHaveLength(3);
  expect(shown.images[0]).toBe(shown.image);
  const main = only(await pageAt(request, `/tour-guides/${_id}`), 'main');
  expect(main.querySelectorAll('img[alt="View 2"]')).toHaveLength(1);
  for (const one of shown.images.slice(1)) {
    expect(hrefsOf(main), one).toContain(one);
    expect((await request.get(one)).status(), one).toBe(200);
  }
});

test('the page of a tour says what it offers, and how to book it', async ({ request }) => {
  const contact = await find(request, '/tours', (one) => !one.bookingUrl && one.highlights && one.included);
  const page = await pageAt(request, `/tours/${contact._id}`);
  for (const heading of ['Highlights', 'Included']) expect(isHeaded(page, heading), heading).toBe(true);
  expect(page.querySelector(`article a[href="tel:${contact.contactPhone}"]`)).not.toBeNull();
  const direct = await find(request, '/tours', (one) => one.bookingUrl);
  const booked = await pageAt(request, `/tours/${direct._id}`);
  expect(wayOf(booked, 'Book on their website')).toBe(text(direct, 'bookingUrl'));
});

test('a price says what it is for, and one that does not asks to be asked about', async ({ request }) => {
  const priceAt = async (path: string) =>
    wordsOf(only(await pageAt(request, path), 'aside[aria-label="Price and contact"]'));
  const driven = await find(request, '/vehicles', (one) => one.kilometresIncluded && one.pricePerKm);
  expect(await priceAt(`/vehicles/${driven._id}`)).toContain(
    `${driven.kilometresIncluded} km a day included, then LKR ${driven.pricePerKm} a km`,
  );
  const forGroup = await find(request, '/tours', (one) => one.priceUnit === 'group' && one.groupSize);
  expect(await priceAt(`/tours/${forGroup._id}`)).toContain(`for the group of ${forGroup.groupSize}`);
  const unsaid = await find(request, '/tours', (one) => !one.priceUnit);
  expect(await priceAt(`/tours/${unsaid._id}`)).toContain(
    'does not say whether it is for one person or for the group: please ask',
  );
  const room = await find(request, '/affiliate-links', (one) => one.priceUnit === 'roomNight');
  expect(await priceAt(`/business-listings/${room._id}`)).toContain('a room, a night');
});

// Proves BLOG-05, BLOG-06, BLOG-07.
test('a blog kept elsewhere leads there; others are read here, with the time that takes', async ({
  request,
}) => {
  const elsewhere = await find(request, '/blogs', (one) => one.isExternal);
  const away = await pageAt(request, `/blogs/${elsewhere._id}`);
  expect(wayOf(away, 'Visit Original Blog')).toBe(text(elsewhere, 'blogUrl'));
  const here = await find(request, '/blogs', (one) => !one.isExternal);
  const page = await pageAt(request, `/blogs/${here._id}`);
  expect(wordsOf(subject(page))).toMatch(/\d+ min read/);
  expect(wordsOf(page.querySelector('article .prose p'))).not.toBe('');
  expect(wayOf(page, 'Visit Original Blog')).toBeUndefined();
});

// Proves PLACE-15, PLACE-16, PLACE-17, PLACE-18.
test('the page of a destination says what to do there and when, what is near and who drives there', async ({
  request,
}) => {
  const page = await pageAt(request, '/destination/kandy');
  const kandy = (await (await request.get('/api/destinations/kandy')).json()) as { description: string };
  expect(wordsOf(only(page, 'h1'))).toBe('Kandy');
  expect(kandy.description.length).toBeGreaterThan(80);
  expect(wordsOf(only(page, 'main'))).toContain(kandy.description.replace(/\s+/g, ' ').trim());
  expect(wayOf(page, 'All destinations')).toBe('/destinations');
  for (const words of ['Best time', 'Things to do', 'District', 'Province'])
    expect(says(page, words), words).toBe(true);
  expect(wordsOf(only(page, 'main'))).toContain('Vehicles with drivers who know Central Province.');
  expect(isHeaded(page, 'Nearby attractions')).toBe(true);
  expect(page.querySelectorAll('*').some((one) => /^\d+(\.\d)? km$/.test(wordsOf(one)))).toBe(true);
  expect(wayOf(page, 'All vehicles')).toBe('/vehicles');
  const drivers = page.querySelectorAll('section').findLast((one) => isHeaded(one, 'Get there'));
  const reply = await request.get('/api/vehicles/featured/destination/kandy');
  const { vehicles } = (await reply.json()) as { vehicles: Listing[] };
  expect(vehicles.length).toBeGreaterThan(0);
  expect(drivers && hrefsOf(drivers, 'article .card-link')).toEqual(
    vehicles.slice(0, 6).map(({ _id }) => `/vehicles/${_id}`),
  );
  expect(wordsOf(only(page, 'article a[href="/vehicles?area=Central"]'))).toBe('All of them');
});

test('a guide without a photograph has their initials on a pattern, and no face', async ({ request }) => {
  const guide = await find(request, '/tour-guides', ({ imageIsDrawing }) => imageIsDrawing);
  expect(guide.image).toMatch(/\/prints\/pattern-\d+\.svg$/);
  const article = subject(await pageAt(request, `/tour-guides/${guide._id}`));
  expect(picturesOf(article, `img[alt^="${guide.name}"]`)).toEqual([text(guide, 'image')]);
  expect(wordsOf(only(article, '.print b')).charAt(0)).toBe(text(guide, 'name').charAt(0));
});

const drawing = 'drawing, no photograph yet';
for (const { name, list, api, pages } of [
  { name: 'people', list: '/tour-guides', api: '/api/tour-guides', pages: '/tour-guides' },
  { name: 'vehicles', list: '/vehicles', api: '/api/vehicles', pages: '/vehicles' },
  {
    name: 'rooms and tables',
    list: '/affiliate-links',
    api: '/api/affiliate-links',
    pages: '/business-listings',
  },
])
  test(`a drawing of ${name} says that it is one, on cards and pages, before scripts come`, async ({
    request,
  }) => {
    const all = (await (await request.get(`${api}?limit=100&view=card`)).json()) as {
      _id: string;
      imageIsDrawing: boolean;
    }[];
    const drawn = new Map(all.map((one) => [`${pages}/${one._id}`, one.imageIsDrawing]));
    const cards = (await pageAt(request, list)).querySelectorAll('article').slice(0, 6);
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      const address = card.querySelector('a')?.getAttribute('href') ?? '';
      expect(says(card, drawing), address).toBe(Boolean(drawn.get(address)));
      if (drawn.get(address)) expect(namesImage(card), address).toBe(true);
    }
    const [address = ''] = [...drawn].find(([, isDrawing]) => isDrawing) ?? [];
    const article = subject(await pageAt(request, address));
    expect(says(article, drawing)).toBe(true);
    expect(namesImage(article)).toBe(true);
  });

const namesImage = (within: ReturnType<typeof subject>) =>
  within
    .querySelectorAll('img, [role="img"]')
    .some((one) => `${one.getAttribute('alt')} ${one.getAttribute('aria-label')}`.includes(drawing));
