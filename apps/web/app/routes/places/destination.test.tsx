import { expect, test } from 'vitest';
import {
  act,
  answer,
  fill,
  lists,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as destination from './destination.tsx';

const kandy = {
  ...{ _id: 'one', slug: 'kandy', name: 'Kandy', nameSi: 'මහනුවර', nameTa: 'கண்டி', source: null },
  ...{ district: 'Kandy', province: 'Central', category: 'Heritage', summary: 'Kings lived here.' },
  ...{ image: null, images: [], imageIsDrawing: false, averageRating: null, reviewCount: 0 },
  ...{ latitude: 7.2906, longitude: 80.6336, bestMonths: [1, 2], goodMonths: [], avoidMonths: [10] },
  ...{ description: 'Hills stand close.', activities: [], attractions: [], aliases: [], facts: [] },
  ...{ bestTimeToVisit: 'January', roadFromColombo: null, roadFromAirport: null, nearbyAttractions: [] },
};

/** Opens the page of Kandy with this of it beside what every destination has, where no listing is but what is answered. */
async function openKandy(more: object = {}, answers: object = {}) {
  const heard = answer({
    'GET /destinations/{id}': says({ ...kandy, ...more }),
    'POST /destinations/{id}/view': { status: 204 },
    'GET /tour-guides/featured/destination/{id}': lists(),
    'GET /vehicles/featured/destination/{id}': says({ vehicles: [], meta: { provinceName: 'Central' } }),
    'GET /reviews': lists(),
    'GET /places': lists(),
    ...Object.fromEntries(
      ['/tours', '/affiliate-links', '/vehicles', '/tour-guides', '/blogs', '/destinations'].map((path) => [
        `GET ${path}`,
        lists(),
      ]),
    ),
    ...answers,
  });
  return {
    ...heard,
    ...(await openPage(routeAt('/destination/:id', destination as never), '/destination/kandy')),
  };
}

const wayOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the way from a destination to the vehicles stays where none are shown', async () => {
  const { container } = await openKandy();
  await screen.findByRole('heading', { level: 1, name: 'Kandy' });
  expect(container.querySelector('article article')).toBeNull();
  expect(wayOf('All vehicles')).toBe('/vehicles');
  expect(wayOf('All destinations')).toBe('/destinations');
});

test('one photograph of a destination is one picture, though the API names it twice', async () => {
  const image = 'http://localhost/media/kandy.webp';
  await openKandy({ image, images: [image] });
  const gallery = await screen.findByRole('region', { name: 'Kandy' });
  expect(within(gallery).getAllByRole('img')).toHaveLength(1);
  expect(within(gallery).queryByRole('button')).toBeNull();
});

test('a drawing of a destination says nothing to who hears the page', async () => {
  const image = 'http://localhost/scenes/kandy.svg';
  await openKandy({ image, images: [image], imageIsDrawing: true });
  const gallery = await screen.findByRole('region', { name: 'Kandy' });
  expect([...gallery.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['']);
});

test('what is near a destination is told in metres or kilometres', async () => {
  const place = { nameSi: null, nameTa: null, description: 'Near.' };
  await openKandy({
    nearbyAttractions: [
      { ...place, _id: 'two', slug: 'temple', name: 'Temple of the Tooth', distance: '900 m' },
      { ...place, _id: 'three', slug: 'pinnawala', name: 'Pinnawala', distance: '31 km' },
    ],
  });
  expect(await screen.findByText('900 m')).toBeTruthy();
  expect(screen.getByText('31 km')).toBeTruthy();
});

test('what is paid for is said to come first in no row that is by distance or by words', async () => {
  const card = { isPremium: true, image: null, averageRating: null, reviewCount: 0, price: null };
  const room = { ...card, _id: 'room', name: 'Lake House', location: 'Kandy', type: 'hotel' };
  const tour = { ...card, _id: 'tour', name: 'Kandy by bicycle', location: 'Kandy', type: 'other' };
  const guide = { ...card, _id: 'guide', name: 'Nimal', languages: [], districts: [], bio: '' };
  await openKandy(
    {},
    { 'GET /affiliate-links': lists(room), 'GET /tours': lists(tour), 'GET /tour-guides': lists(guide) },
  );
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  const lineOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
  expect(await lineOf('Rooms near Kandy')).toContain('The nearest come first.');
  expect(await lineOf('Tours to Kandy')).toContain('What fits best first, then PREMIUM (paid for)');
  expect(await lineOf('Guides for Kandy')).toContain('PREMIUM, which is paid for, comes first.');
  expect(screen.getAllByText(/comes first\.$/)).toHaveLength(1);
});

test('a place is reviewed on its own page', async () => {
  signIn();
  const mine = { _id: 'review', rating: 5, comment: 'Nobody there but the birds.', travelled: '2026-08' };
  const kept: object[] = [];
  const answers = {
    ...{
      'GET /reviews/mine': () => lists(...kept),
      'GET /reviews/journey': says({ agreed: null, scores: null }),
    },
    ...{ 'GET /reviews/evidence': lists(), 'GET /auth/me': says({ _id: 'nimal' }) },
    'POST /reviews': () => {
      kept.push({ ...mine, isWaiting: true });
      return says(kept[0]);
    },
  };
  const { sent, user } = await openKandy({}, answers);
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  const said = within(await screen.findByRole('region', { name: 'What travellers said' }));
  await user.click(await said.findByRole('button', { name: 'Write a review' }));
  fill(await said.findByLabelText(/^Comment/), mine.comment);
  const month = said.getByLabelText<HTMLSelectElement>(/^When did you travel/);
  await user.selectOptions(month, month.options[1]?.value ?? '');
  await user.click(said.getByRole('button', { name: 'Send review' }));
  await user.click(await said.findByRole('button', { name: 'Yes, send it with five' }));
  const own = await said.findByRole('region', { name: 'Your review' });
  expect(own.textContent).toContain(mine.comment);
  expect(sent.filter(({ call }) => call === 'POST /reviews').map(({ body }) => body)).toMatchObject([
    { itemType: 'destination', itemId: 'one', rating: 5, comment: mine.comment },
  ]);
});
