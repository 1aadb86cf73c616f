import { expect, test } from '../journey.ts';
import { find, text } from './listings.ts';

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

for (const { name, list, api, page: pages } of lists)
  for (const javaScriptEnabled of [true, false])
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test(`a drawing of ${name} says that it is one, on cards and pages`, async ({ page, request }) => {
        const all = (await (await request.get(`${api}?limit=100&view=card`)).json()) as {
          _id: string;
          imageIsDrawing: boolean;
        }[];
        const drawn = all.find(({ imageIsDrawing }) => imageIsDrawing);
        expect(drawn).toBeDefined();
        await page.goto(list);
        const cards = page.getByRole('article');
        const shown = new Map(all.map((one) => [`${pages}/${one._id}`, one]));
        for (const card of (await cards.all()).slice(0, 6)) {
          const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
          const isDrawing = shown.get(address)?.imageIsDrawing;
          await expect(card.getByText(words)).toHaveCount(isDrawing ? 1 : 0);
          if (isDrawing) await expect(card.getByRole('img', { name: words })).toBeVisible();
        }
        await page.goto(`${pages}/${drawn?._id}`);
        const article = page.getByRole('article').first();
        await expect(article.getByText(words)).toBeVisible();
        await expect(article.getByRole('img', { name: words })).toBeVisible();
      });
    });

test('a guide without a photograph has their initials on a pattern, and no face', async ({
  page,
  request,
}) => {
  const guide = await find(request, '/tour-guides', ({ imageIsDrawing }) => imageIsDrawing);
  expect(guide.image).toMatch(/\/prints\/pattern-\d+\.svg$/);
  await page.goto(`/tour-guides/${guide._id}`);
  const article = page.getByRole('article').first();
  const picture = article.getByRole('img', { name: text(guide, 'name') });
  await expect(picture).toHaveAttribute('src', text(guide, 'image'));
  const first = text(guide, 'name').charAt(0);
  await expect(article.locator('.print b')).toHaveText(new RegExp(`^${first}`));
});
