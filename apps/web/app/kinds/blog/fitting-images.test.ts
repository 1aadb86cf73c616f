import { expect, test } from 'vitest';
import { fittingImages } from './fitting-images.ts';

const own = '/media/abcdefghijklmnopqrstuv/1600.webp';

test('of a picture in a story a browser fetches the width that it shows, where the HTML says how wide it is', () => {
  const sized = `<img src="${own}" alt="Tea" width="1600" height="1200" />`;
  const widths = [480, 960, 1600].map((width) => `${own.replace('1600', `${width}`)} ${width}w`).join(', ');
  expect(fittingImages(`<p>Tea</p>${sized}`)).toBe(
    `<p>Tea</p>${sized.replace('" alt', `" srcset="${widths}" sizes="(min-width: 45rem) 42rem, 100vw" alt`)}`,
  );
  for (const other of [`<img src="${own}" />`, '<img src="https://example.lk/a.jpg" width="9" height="9" />'])
    expect(fittingImages(other)).toBe(other);
});
