import sharp from 'sharp';
import { expect, test } from './journey.ts';

/** Where a tile of the zigzag is bare: above its valley, and below the peak that two tiles share. */
const bare = [
  { x: 12, from: 0, to: 10 },
  { x: 24, from: 12, to: 21 },
];

/** Of phones whose pixels do not divide a tile into whole ones. */
const scales = [1.25, 2.625, 2.75];
const size = { width: 360, height: 740 };
test.use({ viewport: size });

test(`no hairline runs above or below the zigzag of a list, at ${scales.join(', ')} pixels to one`, async ({
  page,
  context,
}) => {
  const phone = await context.newCDPSession(page);
  for (const path of ['/tours', '/reviews']) {
    await page.goto(path);
    for (const deviceScaleFactor of scales) {
      await phone.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor, mobile: false });
      await expect.poll(() => page.evaluate('devicePixelRatio')).toBe(deviceScaleFactor);
      const zigzag = page.locator('.zigzag');
      await expect(zigzag).toBeVisible();
      const { x, y } = (await zigzag.boundingBox()) ?? { x: 0, y: 0 };
      // Playwright’s own would be in the pixels of the screen that the page was opened on.
      const { data: png } = await phone.send('Page.captureScreenshot', { format: 'png' });
      const { data, info } = await sharp(Buffer.from(png, 'base64'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(Math.floor(size.width * deviceScaleFactor));
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
            `${path} at ${deviceScaleFactor}, ${at} across, ${down} down`,
          ).toBeLessThan(4);
    }
  }
});
