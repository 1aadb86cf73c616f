import { expect, test } from '../journey.ts';

test('a long trip on a phone is where it was left, its stops go along with the hand that moves them, and one that is taken off is had back in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/trip?begin=whole-island-in-14-days');
  const rows = page.locator('li[data-stop]');
  await expect(rows).toHaveCount(11);
  await test.step('after a look at another page, and after it is opened anew', async () => {
    await expect(page.locator('#cost')).toBeVisible();
    const place = () => page.evaluate<number>('Math.round(scrollY)');
    const link = page.getByRole('main').getByRole('link', { name: 'Polonnaruwa' }).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const left = await place();
    expect(left).toBeGreaterThan(3_700);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polonnaruwa');
    await page.goBack();
    const near = () => place().then((now) => Math.abs(now - left));
    await expect(page.locator('#cost')).toBeAttached();
    await expect.poll(near).toBeLessThan(100);
    await page.reload();
    await expect(page.locator('#cost')).toBeAttached();
    await expect.poll(near).toBeLessThan(100);
  });
  await test.step('a stop is dragged past the edge, and the page goes along', async () => {
    const name = (at: number) => rows.nth(at).getByRole('heading').innerText();
    const [second, third] = [await name(1), await name(2)];
    const handle = rows.nth(1).getByRole('button', { name: /: move$/ });
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle has no place.');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, 730, { steps: 10 });
    const placeOf = (stop: string) =>
      rows
        .getByRole('heading')
        .allInnerTexts()
        .then((all) => all.indexOf(stop));
    await expect.poll(() => placeOf(second)).toBeGreaterThanOrEqual(6);
    await page.mouse.up();
    const kept = await placeOf(second);
    expect(await name(1)).toBe(third);
    await page.reload();
    await expect(rows).toHaveCount(11);
    expect(await placeOf(second)).toBe(kept);
  });
  await test.step('a stop that is moved by its button stays under the finger', async () => {
    await expect(page.locator('#cost')).toBeAttached();
    const names = () => rows.getByRole('heading', { level: 3 }).allInnerTexts();
    const [, moved = '', ...others] = await names();
    const later = page.getByRole('button', { name: `${moved}: later` });
    await later.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await later.boundingBox();
    if (!box) throw new Error('The button has no place.');
    // Far down, as on every page, but here it would lie on the buttons that move stops.
    await expect(page.locator('.to-top')).toBeAttached();
    await expect(page.locator('.to-top')).toBeHidden();
    for (const place of [2, 3]) {
      await page.mouse.click(box.x + 10, box.y + 10);
      await expect.poll(() => names().then((all) => all.indexOf(moved))).toBe(place);
      const now = await later.boundingBox();
      expect(Math.abs((now?.y ?? 0) - box.y)).toBeLessThan(2);
    }
    const handle = page.getByRole('button', { name: `Stop 4, ${moved}: move` });
    await handle.focus();
    for (const place of [5, 6, 7]) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('button', { name: `Stop ${place}, ${moved}: move` })).toBeInViewport();
    }
    await page.getByRole('button', { name: `Take ${others[0]} off the way` }).click();
    await expect(rows).toHaveCount(10);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(11);
    expect((await names())[1]).toBe(others[0]);
  });
});
