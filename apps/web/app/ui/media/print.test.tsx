import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Print } from './print.tsx';

const key = 'abcdefghijklmnopqrstuv';

test('of an uploaded picture a browser fetches the width that it shows', () => {
  const src = `https://serendib.example/media/${key}/1600.webp`;
  const late = renderToStaticMarkup(<Print src={src} alt="" />);
  for (const width of [480, 960, 1600])
    expect(late).toContain(`https://serendib.example/media/${key}/${width}.webp ${width}w`);
  expect(late).toContain('sizes="auto, 50vw"');
  expect(renderToStaticMarkup(<Print src={src} alt="" sizes="300px" eager />)).toContain('sizes="300px"');
});

test('pictures from elsewhere, and prints of ours, are as they are', () => {
  for (const src of ['https://example.lk/van.jpg', '/scenes/kandy.svg', null])
    expect(renderToStaticMarkup(<Print src={src} alt="" />)).not.toContain('srcSet');
});
