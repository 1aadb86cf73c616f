import sharp from 'sharp';
import { expect, test } from './journey.ts';

/** Where a tile of the zigzag is bare: above its valley, and below the peak that two tiles share. */
const bare = [
  { x: 12, from: 0, to: 10 },
  { x: 24, from: 12, to: 21 },
];

// Phones whose pixels do not divide a tile into whole ones.
for (const deviceScaleFactor of [1.25, 2.625, 2.75])
  test.describe(`at ${deviceScaleFactor} pixels to one`, () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor });

    test('no hairline runs above or below the zigzag of a list', async ({ page }) => {
      for (const path of ['/tours', '/reviews']) {
        await page.goto(path);
        const zigzag = page.locator('.zigzag');
        await expect(zigzag).toBeVisible();
        const { x, y } = (await zigzag.boundingBox()) ?? { x: 0, y: 0 };
        const { data, info } = await sharp(await page.screenshot())
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const light = (cssX: number, cssY: number) =>
          data[
            Math.round(cssY * deviceScaleFactor) * info.width * info.channels +
              Math.round(cssX * deviceScaleFactor) * info.channels
          ] ?? 0;
        const paper = light(x + 12, y - 1);
        const ink = light(x + 12, y + 15.5);
        expect(paper - ink, 'the zigzag is there').toBeGreaterThan(100);
        for (const { x: at, from, to } of bare)
          for (let down = from; down < to; down += 1 / deviceScaleFactor / 2)
            expect(
              Math.abs(light(x + at, y + down) - paper),
              `${path}, ${at} across, ${down} down`,
            ).toBeLessThan(4);
      }
    });
  });
