import { expect, test } from 'vitest';
import * as destinations from '~/routes/places/destinations.tsx';
import {
  act,
  answer,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  within,
} from '~/testing/open-page.tsx';
import * as blog from './blog/list.tsx';
import * as businessListing from './business-listing/list.tsx';
import * as tour from './tour/list.tsx';
import * as tourGuide from './tour-guide/list.tsx';
import * as vehicle from './vehicle/list.tsx';

const empty = [
  ['/blogs', blog, 'No blogs available at the moment.'],
  ['/vehicles', vehicle, 'Be the First Vehicle Owner'],
  ['/tours', tour, /^Nobody has listed a tour yet\./],
  ['/tour-guides', tourGuide, /^Nobody has registered as a guide yet\./],
  ['/affiliate-links', businessListing, /^Nobody has listed a place yet\./],
] as const;

// Proves BLOG-04, ERROR-11, VEHICLE-08.
test.each(empty)(
  '%s without anything in it asks for the first, and speaks of no filters',
  async (path, list, words) => {
    answer({ [`GET ${path}`]: lists() });
    const { container } = await openPage(routeAt(path, list as never), path);
    await screen.findByText(words);
    expect(container.textContent).not.toContain('all of that');
    expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull();
    if (path === '/blogs') {
      const submit = screen.getByRole('link', { name: 'Submit your blog' });
      expect(submit.getAttribute('href')).toBe('/submit-sponsored-blog');
    }
  },
);

test('a price is taken as it is written on the page, and asked for in digits', async () => {
  let asked = new URLSearchParams();
  answer({
    'GET /vehicles': ({ url }) => {
      asked = url.searchParams;
      return lists();
    },
  });
  await openPage(routeAt('/vehicles', vehicle as never), '/vehicles?minPrice=Rs+9%2C000&maxPrice=10k');
  await screen.findAllByDisplayValue('9000');
  expect(['minPrice', 'maxPrice'].map((name) => asked.get(name))).toEqual(['9000', '10000']);
  const field = document.querySelector<HTMLInputElement>('input[name="maxPrice"]');
  for (const written of ['1,000,000', '10 000', 'Rs 10000']) {
    if (field) field.value = written;
    expect([field?.value, field?.checkValidity()]).toEqual([written, true]);
  }
});

test.each(['10.000', '$50', '10-15k', '20000 a day', '200 000 000'])(
  'of a price of %s in an address it is said that it could not be read, and the list is shown without it',
  async (written) => {
    const asked: string[] = [];
    answer({
      'GET /vehicles': ({ url }) => {
        asked.push(`${url.searchParams.get('minPrice')} ${url.searchParams.get('maxPrice')}`);
        return lists();
      },
    });
    const search = new URLSearchParams({ minPrice: '9000', maxPrice: written });
    await openPage(routeAt('/vehicles', vehicle as never), `/vehicles?${search}`);
    await screen.findByText(`“${written}” could not be read as a price in rupees.`);
    expect(asked).toContain('9000 null');
  },
);

const kandy = {
  ...{ _id: 'one', slug: 'kandy', name: 'Kandy', nameSi: 'මහනුවර', nameTa: 'கண்டி' },
  ...{ district: 'Kandy', province: 'Central', category: 'Heritage', summary: 'Kings lived here.' },
  ...{ image: 'https://example.lk/gone.jpg', imageIsDrawing: false, averageRating: null, reviewCount: 0 },
  ...{ latitude: 7.2906, longitude: 80.6336, bestMonths: [1, 2], goodMonths: [], avoidMonths: [10] },
};
const some = says([kandy], { 'x-total-count': '1', 'x-total-unfiltered': '101' });
const allDestinations = routeAt('/destinations', destinations as never);

// Proves PLACE-03, PLACE-04, PLACE-14.
test('a chip for each filter of destinations takes it away again', async () => {
  let asked = new URLSearchParams();
  answer({
    'GET /destinations': ({ url }) => {
      asked = url.searchParams;
      return some;
    },
  });
  const { user } = await openPage(allDestinations, '/destinations?search=temple&district=Kandy');
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect([asked.get('search'), asked.get('district')]).toEqual(['temple', 'Kandy']);
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  expect(((await screen.findByLabelText('Search')) as HTMLInputElement).value).toBe('temple');
  expect((screen.getByLabelText('District') as HTMLSelectElement).value).toBe('Kandy');
  await user.click(chips.getByRole('link', { name: 'Remove filter “temple”' }));
  await expect.poll(() => [asked.get('search'), asked.get('district')]).toEqual([null, 'Kandy']);
  await user.click(within(screen.getByRole('list', { name: 'Active filters' })).getByText('Clear all'));
  await expect.poll(() => [asked.get('search'), asked.get('district')]).toEqual([null, null]);
});

// Proves ERROR-30, OWN-ERROR-31.
test('a picture of a destination that does not come is a print of ours', async () => {
  answer({ 'GET /destinations': some });
  const { container } = await openPage(allDestinations, '/destinations');
  await screen.findByRole('link', { name: 'Kandy' });
  const picture = container.querySelector('.card img');
  expect(picture?.getAttribute('src')).toContain(encodeURIComponent(kandy.image));
  await act(async () => void picture?.dispatchEvent(new Event('error')));
  expect(container.querySelector('.card img')?.getAttribute('src')).toMatch(/^\/scenes\/.*\.svg$/);
});

test('a list says by what it is in order: a search by what fits, and near a place as any list', async () => {
  const said = async (path: string) => {
    const card = { type: 'other', image: null, averageRating: null, reviewCount: 0, price: null };
    const [one, two] = [
      { ...card, _id: 'one', name: 'Ella by train' },
      { ...card, _id: 'two', name: 'Ella on foot' },
    ];
    answer({ 'GET /tours': lists(one, two), 'GET /places': lists() });
    const { container, unmount } = await openPage(routeAt('/tours', tour as never), path);
    await screen.findByText('Ella by train');
    await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
    await screen.findByRole('navigation', { name: 'Order' });
    const words = container.querySelector('.list-order')?.textContent ?? '';
    unmount();
    return words;
  };
  expect(await said('/tours')).toContain('PREMIUM (paid for) first');
  expect(await said('/tours?search=ella')).toContain('What fits best first, then PREMIUM (paid for)');
  expect(await said('/tours?search=train&near=ella')).toContain('PREMIUM (paid for) first');
  expect(await said('/tours?search=train&view=map')).toContain('PREMIUM (paid for) first');
});

test.each([
  ['/tours', tour],
  ['/vehicles', vehicle],
] as const)('%s with one result leads to its map, and has no order', async (path, list) => {
  const card = { type: 'other', image: null, averageRating: null, reviewCount: 0, price: null };
  answer({
    [`GET ${path}`]: lists({ ...card, _id: 'one', name: 'The only one', vehicleModel: 'The only one' }),
  });
  const { container } = await openPage(routeAt(path, list as never), `${path}?search=only`);
  await screen.findByRole('link', { name: /^The only one/ });
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  const map = await screen.findByRole('link', { name: 'Map' });
  expect(map.getAttribute('href')).toBe(`${path}?search=only&view=map`);
  expect(screen.queryByRole('navigation', { name: 'Order' })).toBeNull();
  expect(container.querySelector('.order-meaning')).toBeNull();
});

test('the card of a guide who is found by a district names it among the three that it has room for', async () => {
  const guide = {
    ...{ _id: 'one', name: 'Chaminda Perera', image: null, bio: null, languages: ['English'] },
    ...{ preferredAreas: ['Galle', 'Kandy', 'Badulla'], tourAreas: ['Matale'] },
    ...{ yearsOfExperience: null, averageRating: null, reviewCount: 0, price: null },
  };
  answer({ 'GET /tour-guides': lists(guide) });
  for (const [query, areas] of [
    ['', 'Galle, Kandy, Badulla'],
    ['?district=Matale', 'Matale, Galle, Kandy'],
    ['?district=Badulla', 'Galle, Kandy, Badulla'],
    ['?district=Jaffna', 'Galle, Kandy, Badulla'],
  ]) {
    const { unmount } = await openPage(routeAt('/tour-guides', tourGuide as never), `/tour-guides${query}`);
    const card = (await screen.findByText('Chaminda Perera')).closest('article');
    expect(within(card as HTMLElement).getByText(/Galle/).textContent, query).toBe(areas);
    unmount();
  }
});

const mapped = [
  ['/destinations', destinations],
  ['/vehicles', vehicle],
  ['/tours', tour],
  ['/tour-guides', tourGuide],
  ['/affiliate-links', businessListing],
] as const;
const noneOf101 = says([], { 'x-total-count': '0', 'x-total-unfiltered': '101' });
const ground = { 'GET /places': lists(), 'GET /roads': 'away', 'GET /map-tiles': 'away' } as const;

test.each(mapped)('%s keeps its map where nothing lies in its frame, and says so', async (path, list) => {
  answer({ [`GET ${path}`]: noneOf101, ...ground });
  await openPage(routeAt(path, list as never), `${path}?view=map&bbox=79.9,6.1,79.95,6.15`);
  await screen.findByRole('region', { name: 'Map' });
  screen.getByRole('checkbox', { name: 'Search as I move the map' });
  screen.getByText('This part of the map is empty. Move it, or go farther away.');
});

test.each(mapped)('%s says that a place is not known where nothing else was found', async (path, list) => {
  const unknown = refuses('We know no such place.');
  answer({ [`GET ${path}`]: ({ url }) => (url.searchParams.has('near') ? unknown : noneOf101), ...ground });
  await openPage(routeAt(path, list as never), `${path}?near=nowhereville&search=xyz`);
  await screen.findByText('We know no such place.');
});

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test.each(mapped)('all filters of %s are taken away without leaving its map', async (path, list) => {
  const asked = (query: string) => openPage(routeAt(path, list as never), `${path}?${query}`);
  answer({ [`GET ${path}`]: noneOf101, ...ground });
  const { unmount } = await asked('search=temple&view=map&sort=rating&bbox=79.9,6.1,79.95,6.15');
  await screen.findByRole('region', { name: 'Map' });
  expect(hrefOf('Clear all')).toBe(`${path}?view=map&sort=rating&bbox=79.9%2C6.1%2C79.95%2C6.15`);
  // The part of the island is what may have nothing, too.
  expect(hrefOf(/^(Show all|Reset)/)).toBe(`${path}?view=map&sort=rating`);
  unmount();
  const { unmount: close } = await asked('search=temple&view=map');
  await screen.findByRole('region', { name: 'Map' });
  expect(hrefOf(/^(Show all|Reset)/)).toBe(`${path}?view=map`);
  close();
  // Where the whole map has none, the list may.
  await asked('view=map');
  await screen.findByRole('region', { name: 'Map' });
  expect(hrefOf(/^(Show all|Reset)/)).toBe(path);
});

test('numbers that the API would refuse are not asked for', async () => {
  const heard: URLSearchParams[] = [];
  const found = says([], { 'x-total-count': '0', 'x-total-unfiltered': '9' });
  answer({
    'GET /vehicles': ({ url }) => {
      heard.push(url.searchParams);
      return found;
    },
  });
  for (const [sent, asked] of Object.entries({
    '0': null,
    '00': null,
    '4': '4',
    '100': '100',
    '101': null,
  })) {
    const { unmount } = await openPage(routeAt('/vehicles', vehicle as never), `/vehicles?seats=${sent}`);
    await screen.findByText('No vehicles found');
    expect(heard.at(-1)?.get('seats'), sent).toBe(asked);
    unmount();
  }
});
