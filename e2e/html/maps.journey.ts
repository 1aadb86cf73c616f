import { expect, servedTest as test } from '../journey.ts';
import { askedBy, formOf, hrefsOf, isHeaded, only, pageAt, wayOf, wordsOf } from './served.ts';

interface Found {
  _id: string;
  slug?: string;
  latitude?: number | null;
  longitude?: number | null;
}

const maps = ['/vehicles', '/tours', '/affiliate-links', '/destinations', '/search'];

test('what is on the map of a list or of the search stands under it in words, each with its page, without scripts', async ({
  request,
}) => {
  for (const path of maps) {
    const asked = path === '/search' ? '?q=ella&kind=destination&view=map' : '?view=map';
    const page = await pageAt(request, path + asked);
    const map = only(page, 'section[aria-label="Map"]');
    const picture = only(map, 'svg[role="img"]');
    expect(picture.getAttribute('aria-label'), path).toBe(
      'Where these are on the island; the list below has them all.',
    );
    const html = page.toString();
    const under = html.slice(html.indexOf(map.toString()) + map.toString().length);
    const listed = new Set(hrefsOf(only(page, 'main'), 'a.card-link'));
    expect(picture.querySelectorAll('circle').length, path).toBeGreaterThan(1);
    expect(picture.querySelectorAll('circle').length, path).toBeLessThanOrEqual(listed.size);
    for (const href of listed)
      expect(under, `${href} stands under the map of ${path}`).toContain(`href="${href}"`);

    // The keyboard goes past the pins by one link, to what follows the map.
    const skip = map.querySelectorAll('a').find((one) => wordsOf(one) === 'Skip the map: the list follows');
    expect(skip?.getAttribute('href'), path).toBe('#found');
    only(map, '#found');
  }
});

test('each vehicle that has a point and is on the map is in the list beneath it', async ({ request }) => {
  const page = await pageAt(request, '/vehicles?view=map');
  const listed = hrefsOf(only(page, 'main'), 'a.card-link');
  const reply = await request.get(`/api/vehicles?limit=${listed.length}`);
  const placed = ((await reply.json()) as Found[]).filter(({ latitude }) => latitude != null);
  expect(only(page, 'section[aria-label="Map"] svg[role="img"]').querySelectorAll('circle')).toHaveLength(
    placed.length,
  );
  for (const { _id } of placed) expect(listed).toContain(`/vehicles/${_id}`);
});

// Proves AIM-01, MAP-03, MAP-05, MAP-06, MAP-07, MAP-08, MAP-09, MAP-10.
test('the page of a district says what it is: words, sights, facts, the road from Colombo and its streets', async ({
  request,
}) => {
  const far = only(await pageAt(request, '/map?district=Trincomalee'), 'main');
  expect(wordsOf(only(far, '#district-name'))).toBe('Trincomalee');
  expect(wordsOf(far)).toContain('257 km');
  const page = await pageAt(request, '/map');
  const provinces = only(page, 'nav[aria-label="Provinces"]');
  for (const [province, district] of [
    ['Western', 'Colombo'],
    ['Central', 'Kandy'],
    ['Northern', 'Jaffna'],
  ] as const)
    expect(wayOf(provinces, province)).toBe(`/map?district=${district}`);
  const select = only(page, 'select[name="district"]');
  expect(select.querySelectorAll('option')).toHaveLength(25);
  const [popular] = select.querySelectorAll('optgroup');
  expect(popular?.getAttribute('label')).toBe('Popular');
  expect(popular?.querySelectorAll('option').map(wordsOf)).toEqual([
    'Colombo',
    'Kandy',
    'Galle',
    'Nuwara Eliya',
  ]);

  const kandy = await pageAt(request, '/map?district=Kandy');
  const panel = only(kandy, 'section[aria-labelledby="district-name"]');
  expect(wordsOf(only(panel, '#district-name'))).toBe('Kandy');
  for (const words of ['1,940 km²', 'Population (2024)', '1,461,269', 'about 3 hours'])
    expect(wordsOf(panel)).toContain(words);
  expect(wordsOf(panel)).toContain('Kandy kept its kings until 1815');
  expect(isHeaded(panel, 'District facts')).toBe(true);
  expect(wordsOf(panel)).toMatch(/\d+ km from Colombo by road/);
  expect(wayOf(panel, 'Kandy Lake')).toBe('/destinations?search=Kandy+Lake');
  for (const sight of panel.querySelectorAll('.attractions li'))
    expect(hrefsOf(sight).at(-1)).toMatch(/^\/destinations\?search=./);
  // The name of one that has a page of its own leads there.
  expect(panel.querySelector('.attractions a[href^="/destination/"]')).not.toBeNull();
  const see = panel.querySelectorAll('a').find((one) => /^See \d+ destinations? in Kandy/.test(wordsOf(one)));
  expect(see?.getAttribute('href')).toBe('/destinations?district=Kandy');

  const streets = only(kandy, 'iframe[title="Street map of Kandy, from OpenStreetMap"]');
  const source = new URL(streets.getAttribute('src') ?? '');
  expect(source.origin + source.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = (source.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(east - west).toBeCloseTo(0.1);
  expect(north - south).toBeCloseTo(0.1);
  expect((west + east) / 2).toBeCloseTo(80.6336, 3);
  expect((south + north) / 2).toBeCloseTo(7.2906, 3);
});

test('a district of the map is chosen by the form, the mat and the list', async ({ request }) => {
  const nameAt = async (path = '') => wordsOf(only(await pageAt(request, path), '#district-name'));
  const page = await pageAt(request, '/map');
  expect(await nameAt(askedBy(formOf(page, 'Show'), { District: 'Jaffna' }))).toBe('Jaffna');
  const ofMat = only(page, 'a[data-district="kurunegala"]').getAttribute('href');
  expect(await nameAt(ofMat)).toBe('Kurunegala');
  const list = only(page, 'section[aria-labelledby="all-districts"]');
  expect(wordsOf(only(list, '#all-districts'))).toBe('All districts, by province');
  expect(hrefsOf(list)).toHaveLength(25);
  const ofList = list.querySelectorAll('a').find((one) => wordsOf(one).startsWith('Mannar'));
  expect(await nameAt(ofList?.getAttribute('href'))).toBe('Mannar');
});
