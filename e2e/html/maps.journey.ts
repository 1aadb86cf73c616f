import { expect, servedTest as test } from '../journey.ts';
import { hrefsOf, only, pageAt, wordsOf } from './served.ts';

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
