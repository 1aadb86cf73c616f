import { expect, test } from 'vitest';
import { type PageWords, pageMeta } from './page-meta.ts';

const metaOf = (address: string, words: PageWords) => {
  const { pathname, search } = new URL(address, 'https://serendib.test');
  const matches = [{ id: 'root', loaderData: { origin: 'https://serendib.test' } }];
  const found = pageMeta({ location: { pathname, search }, matches }, words) as Record<string, string>[];
  const named = (name: string) => found.find((part) => part.name === name || part.property === name)?.content;
  return { named, canonical: found.find(({ rel }) => rel === 'canonical')?.href, title: found[0]?.title };
};

test('a page says what it is, where it is, and how it looks when it is shared', () => {
  const { named, canonical, title } = metaOf('/destination/kandy', {
    title: 'Kandy',
    description: 'The last royal capital.',
    image: '/scenes/kandy.svg',
  });
  expect(title).toBe('Kandy · Serendib');
  expect(canonical).toBe('https://serendib.test/destination/kandy');
  expect(named('og:url')).toBe(canonical);
  expect(named('og:image')).toBe('https://serendib.test/social/scene-kandy.png');
  expect(named('og:image:width')).toBe('1200');
  expect(named('og:image:height')).toBe('630');
  expect(named('og:image:alt')).toBe('Kandy');
  expect(named('twitter:card')).toBe('summary_large_image');
});

test('a photograph is shared as it is, without a size that nobody knows', () => {
  const { named } = metaOf('/vehicles/1', { title: 'Van', image: 'https://serendib.test/uploads/van.webp' });
  expect(named('og:image')).toBe('https://serendib.test/uploads/van.webp');
  expect(named('og:image:width')).toBeUndefined();
});

test('the second address of a page names the first, and fixed pages have pictures of their own', () => {
  const terms = metaOf('/terms', { title: 'Terms', canonical: '/terms-of-service' });
  expect(terms.canonical).toBe('https://serendib.test/terms-of-service');
  expect(terms.named('og:image')).toBe('https://serendib.test/social/page-home.png');
  const places = metaOf('/destinations', { title: 'Destinations', image: '/scenes/sigiriya.svg' });
  expect(places.named('og:image')).toBe('https://serendib.test/social/page-destinations.png');
});

test('one address is the original however its letters are written; what is kept from search engines may hold a key', () => {
  const vehicle = metaOf('/Vehicles/0193E7A0-0000-7000-8000-000000000000', { title: 'Van' });
  expect(vehicle.canonical).toBe('https://serendib.test/vehicles/0193e7a0-0000-7000-8000-000000000000');
  expect(vehicle.named('og:url')).toBe(vehicle.canonical);
  expect(metaOf('/Vehicles', { title: 'Vehicles' }).named('og:image')).toBe(
    'https://serendib.test/social/page-vehicles.png',
  );
  const key = metaOf('/trip/t/AbC', { title: 'A trip', noIndex: true });
  expect(key.named('og:url')).toBe('https://serendib.test/trip/t/AbC');
});

test('what has nothing to tell of itself tells of the site', () => {
  const { named } = metaOf('/destination/new', { title: 'New', description: '' });
  expect(named('description')).toContain('Sri Lanka');
  expect(named('og:description')).toBe(named('description'));
});

test('a page that is kept from search engines is shared with its days and choices, others as they are called', () => {
  const days = '/season?from=2027-01-02&to=2027-01-12';
  expect(metaOf(days, { title: 'Your days', noIndex: true }).named('og:url')).toBe(
    `https://serendib.test${days}`,
  );
  expect(metaOf('/vehicles?type=van', { title: 'Vehicles' }).named('og:url')).toBe(
    'https://serendib.test/vehicles',
  );
});

test('days, places, maps, words and numbers are without end: what asks for them is not for search engines, and is shared as it is', () => {
  for (const asked of [
    '/vehicles?type=van&from=2027-01-02&to=2027-01-12',
    '/tour-guides?near=Ella&radius=20',
    '/tours?view=map&bbox=79%2C6%2C82%2C10',
    '/affiliate-links?search=kottu',
    '/vehicles?seats=7',
    '/tours?minPrice=1000',
    '/tours?maxPrice=9000',
    '/search?q=beach',
  ]) {
    const { named, canonical } = metaOf(asked, { title: 'List' });
    expect(named('robots'), asked).toBe('noindex');
    expect(canonical, asked).toBeUndefined();
    expect(named('og:url')).toBe(`https://serendib.test${asked}`);
  }
  // Also where the page names an address for the rest of what is asked.
  const district = '/destinations?district=Galle';
  const near = metaOf(`${district}&near=Unawatuna`, { title: 'Galle', canonical: district });
  expect(near.canonical).toBeUndefined();
  expect(near.named('og:url')).toBe(`https://serendib.test${district}&near=Unawatuna`);
  // A field that was left empty asks for nothing.
  const empty = metaOf('/vehicles?from=&to=&type=van', { title: 'Vehicles' });
  expect(empty.canonical).toBe('https://serendib.test/vehicles');
  expect(empty.named('robots')).toBeUndefined();
});

test('what is not for search engines has no canonical address', () => {
  const { canonical, named } = metaOf('/profile', { title: 'My profile', noIndex: true });
  expect(canonical).toBeUndefined();
  expect(named('robots')).toBe('noindex');
});
