import { expect, test } from '../journey.ts';

test('four are compared on a phone: two can be read at once, the edge of a third shows that there are more, and names stay in sight', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const listed = (await (await request.get('/api/vehicles?limit=4')).json()) as { _id: string }[];
  await page.goto(`/compare?kind=vehicle&ids=${listed.map(({ _id }) => _id).join(',')}`);
  const names = page.getByRole('columnheader').and(page.locator('th'));
  await expect(names).toHaveCount(4);
  const seen = (at: number) =>
    names.nth(at).evaluate((name) => {
      const box = name.getBoundingClientRect();
      const frame = name.closest('section')?.getBoundingClientRect() ?? box;
      const inside = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
      return Math.round((100 * inside) / box.width);
    });
  expect([await seen(0), await seen(1)]).toEqual([100, 100]);
  expect(await seen(2)).toBeGreaterThan(10);
  expect(await seen(2)).toBeLessThan(60);

  // What is said stands above what each says, whole.
  const line = page.getByRole('row', { name: /^Price/ }).first();
  const broken = line.getByRole('rowheader').evaluate((one) => one.scrollWidth > one.clientWidth);
  expect(await broken).toBe(false);

  const table = page.getByRole('region', { name: 'Compare vehicles' });
  await table.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('row').last()).toBeInViewport();
  for (const at of [0, 1]) await expect(names.nth(at)).toBeInViewport();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(3)).toBe(100);
  await expect(names.nth(3)).toBeInViewport();
});
