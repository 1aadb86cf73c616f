import { expect, test, touched } from '../journey.ts';

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

test('the way back to the top stands above the tray of what is compared, in every language', async ({
  page,
}) => {
  for (const [prefix, width, height] of [
    ['', 360, 740],
    ['/ta', 360, 740],
    ['/si', 1024, 768],
    ['/ta', 1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${prefix}/vehicles`);
    await touched(page);
    const marks = page.locator('main .compare-mark input');
    for (const at of [0, 1, 2]) await marks.nth(at).check();
    const [tray, up] = [page.locator('.compare-tray'), page.locator('.to-top')];
    await expect(tray).toBeInViewport();
    await expect(up).toBeVisible();
    const [below, above] = [await tray.boundingBox(), await up.boundingBox()];
    const ends = (above?.y ?? 0) + (above?.height ?? 0);
    expect(ends, `${prefix} ${width}`).toBeLessThanOrEqual(below?.y ?? 0);
    await page.evaluate('sessionStorage.clear(), localStorage.clear()');
  }
});
