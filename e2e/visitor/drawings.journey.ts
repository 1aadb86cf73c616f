import { expect, test } from '../journey.ts';

const words = 'drawing, no photograph yet';
const lists = [
  { name: 'people', list: '/tour-guides', api: '/api/tour-guides', page: '/tour-guides' },
  { name: 'vehicles', list: '/vehicles', api: '/api/vehicles', page: '/vehicles' },
  {
    name: 'rooms and tables',
    list: '/affiliate-links',
    api: '/api/affiliate-links',
    page: '/business-listings',
  },
];

test('a drawing of people, vehicles, rooms and tables says that it is one, on cards and pages', async ({
  page,
  request,
}) => {
  for (const { name, list, api, page: pages } of lists) {
    const all = (await (await request.get(`${api}?limit=100&view=card`)).json()) as {
      _id: string;
      imageIsDrawing: boolean;
    }[];
    const drawn = all.find(({ imageIsDrawing }) => imageIsDrawing);
    expect(drawn, name).toBeDefined();
    await page.goto(list);
    const shown = new Map(all.map((one) => [`${pages}/${one._id}`, one]));
    for (const card of (await page.getByRole('article').all()).slice(0, 6)) {
      const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
      const isDrawing = shown.get(address)?.imageIsDrawing;
      await expect(card.getByText(words), name).toHaveCount(isDrawing ? 1 : 0);
      if (isDrawing) await expect(card.getByRole('img', { name: words })).toBeVisible();
    }
    await page.goto(`${pages}/${drawn?._id}`);
    const article = page.getByRole('article').first();
    await expect(article.getByText(words), name).toBeVisible();
    await expect(article.getByRole('img', { name: words })).toBeVisible();
  }
});
