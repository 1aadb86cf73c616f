import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoreImages } from './more-images.tsx';
import { Picture } from './picture.tsx';

const key = 'abcdefghijklmnopqrstuv';

test('of an uploaded picture a browser fetches the width that it shows', () => {
  const src = `https://serendib.example/media/${key}/1600.webp`;
  const late = renderToStaticMarkup(<Picture src={src} alt="" />);
  for (const width of [480, 960, 1600])
    expect(late).toContain(`https://serendib.example/media/${key}/${width}.webp ${width}w`);
  expect(late).toContain('sizes="auto, 50vw"');
  expect(renderToStaticMarkup(<Picture src={src} alt="" sizes="300px" eager />)).toContain('sizes="300px"');
});

test('pictures from elsewhere, and prints of ours, are as they are', () => {
  for (const src of ['https://example.lk/van.jpg', '/scenes/kandy.svg', null])
    expect(renderToStaticMarkup(<Picture src={src} alt="" />)).not.toContain('srcSet');
});

test('of the small pictures after the first a browser fetches the width that it shows, and each leads to the whole', () => {
  const at = (width: number) => `https://serendib.example/media/${key}/${width}.webp`;
  const own = renderToStaticMarkup(<MoreImages of={[at(1600)]} />);
  expect(own).toContain(`href="${at(1600)}"`);
  expect(own).toContain(`srcSet="${[480, 960, 1600].map((width) => `${at(width)} ${width}w`).join(', ')}"`);
  expect(own).toContain('sizes="auto, 33vw"');
  expect(renderToStaticMarkup(<MoreImages of={['https://example.lk/van.jpg']} />)).not.toContain('srcSet');
});

test('a drawing that could be taken for the thing itself says that it is one, to eye and ear alike', () => {
  const drawn = renderToStaticMarkup(<Picture src="/prints/vehicle-van-1.svg" alt="A van" drawn />);
  expect(drawn).toContain('alt="A van, drawing, no photograph yet"');
  expect(drawn).toContain('<small>drawing, no photograph yet</small><small>drawing</small>');
  expect(renderToStaticMarkup(<Picture src={null} alt="" drawn={false} />)).toContain(
    '<small>drawing</small>',
  );
  const photograph = renderToStaticMarkup(<Picture src="https://a.lk/van.jpg" alt="A van" drawn={false} />);
  expect(photograph).toContain('alt="A van"');
  expect(photograph).not.toContain('drawing');
});

test('initials stand on a drawing alone, never on a photograph', () => {
  const of = (drawn: boolean) =>
    renderToStaticMarkup(<Picture src="https://a.lk/me.jpg" alt="" drawn={drawn} initials="NK" />);
  expect(of(true)).toContain('<b>NK</b>');
  expect(of(false)).not.toContain('NK');
});
