// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answer, lists, openPage, routeAt, says, screen } from '~/testing/open-page.tsx';
import * as destination from './destination.tsx';

const kandy = {
  ...{ _id: 'one', slug: 'kandy', name: 'Kandy', nameSi: 'මහනුවර', nameTa: 'கண்டி', source: null },
  ...{ district: 'Kandy', province: 'Central', category: 'Heritage', summary: 'Kings lived here.' },
  ...{ image: null, images: [], imageIsDrawing: false, averageRating: null, reviewCount: 0 },
  ...{ latitude: 7.2906, longitude: 80.6336, bestMonths: [1, 2], goodMonths: [], avoidMonths: [10] },
  ...{ description: 'Hills stand close.', activities: [], attractions: [], aliases: [], facts: [] },
  ...{ bestTimeToVisit: 'January', roadFromColombo: null, roadFromAirport: null, nearbyAttractions: [] },
};

test('the way from a destination to the vehicles stays where none are shown', async () => {
  answer({
    'GET /destinations/{id}': says(kandy),
    'POST /destinations/{id}/view': { status: 204 },
    'GET /vehicles/featured/destination/{id}': says({ vehicles: [], meta: { provinceName: 'Central' } }),
    'GET /reviews': lists(),
    'GET /places': lists(),
    ...Object.fromEntries(
      ['/tours', '/affiliate-links', '/vehicles', '/tour-guides', '/blogs', '/destinations'].map((path) => [
        `GET ${path}`,
        lists(),
      ]),
    ),
  });
  const { container } = await openPage(
    routeAt('/destination/:id', destination as never),
    '/destination/kandy',
  );
  await screen.findByRole('heading', { level: 1, name: 'Kandy' });
  expect(container.querySelector('article article')).toBeNull();
  const wayOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(wayOf('All vehicles')).toBe('/vehicles');
  expect(wayOf('All destinations')).toBe('/destinations');
});
