// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownHtml } from '~/lib/images/shown-html.ts';
import { MoreImages } from '~/ui/media/more-images.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { replaceBroken } from '~/ui/media/replace-broken.ts';
import { awaitShown, awaitShownIn } from './private-images.ts';
import type { Call } from './types.ts';

const origin = 'https://serendib.test';
const start = new Date('2026-11-21T08:00:00Z').getTime();
let asked: string[][] = [];
let number = 0;
/** Pictures of this test, which no other has asked for. */
const newName = () => `${origin}/media/${String(++number).padStart(22, 'k')}/1600.webp`;
const signed = (name: string, width = 1600) =>
  `${name.replace('1600', String(width))}?until=${until()}&signature=s`;
const until = () => Math.floor((Date.now() + 900_000) / 1_000);
let answer: (names: string[]) => unknown[];
const call = (async (_: string, { body }: { body: { pictures: string[] } }) => {
  asked.push(body.pictures);
  return { addresses: answer(body.pictures) };
}) as unknown as Call;

beforeEach(() => {
  // Here nothing is loaded, and so nothing has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  asked = [];
  answer = (names) =>
    names.map((name) => ({
      url: signed(name),
      srcSet: `${signed(name, 480)} 480w, ${signed(name)} 1600w`,
      until: new Date(until() * 1_000).toISOString(),
    }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const image = () => screen.getByRole('img', { name: 'Van' });
const srcOf = () => image().getAttribute('src');

test('of a listing that waits a picture is shown at the address that is handed out, and fetched at no other', async () => {
  const [name, other, told] = [newName(), newName(), newName()];
  awaitShownIn(
    [
      { _id: '1', status: 'pending', image: name, vehicleImages: [name], name: other },
      { _id: '2', status: 'approved', isHidden: false, image: newName() },
      { _id: '3', status: 'approved', isHidden: true, content: `<p>Tea</p><img src="${told}" alt="">` },
    ],
    call,
  );
  render(<Picture src={name} alt="Van" />);
  expect(srcOf()).toBeNull();
  await expect.poll(srcOf).toBe(signed(name));
  expect(image().getAttribute('srcset')).toContain(`${signed(name, 480)} 480w`);
  expect(asked).toEqual([[name, told]]);
  // By another name of the site it is the same picture.
  awaitShown([name.replace(origin, '')], call);
  expect(asked).toHaveLength(1);
});

test('pictures of a change are asked for too', async () => {
  const [before, after] = [newName(), newName()];
  awaitShownIn(
    { changes: [{ field: 'vehicleImages', label: 'Photos', from: [before], to: [after] }], listing: {} },
    call,
  );
  await expect.poll(() => asked).toEqual([[before, after]]);
});

test('a page that was left open asks again for what has run out', async () => {
  const name = newName();
  awaitShown([name], call);
  render(<Picture src={name} alt="Van" fallback="/drawing.svg" />);
  await expect.poll(srcOf).toBe(signed(name));
  const first = signed(name);
  vi.setSystemTime(start + 3_600_000);
  fireEvent.error(image());
  await expect.poll(srcOf).toBe(signed(name));
  expect(srcOf()).not.toBe(first);
  // What fails at an address that is good is not there.
  fireEvent.error(image());
  await expect.poll(srcOf).toBe('/drawing.svg');
  expect(asked).toEqual([[name], [name]]);
});

test.each([
  ['further pictures of a listing', ({ name }: { name: string }) => <MoreImages of={[name]} />],
  [
    'pictures in a story',
    ({ name }: { name: string }) => {
      const html = useShownHtml(`<p>Tea</p><img alt="Leaf" src="${name}">`);
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as pages show a story
      return <div ref={replaceBroken} dangerouslySetInnerHTML={{ __html: html }} />;
    },
  ],
])('on a page that was left open %s are asked for again once they have run out', async (_, Shown) => {
  const name = newName();
  awaitShown([name], call);
  render(<Shown name={name} />);
  const shown = () => screen.getByRole<HTMLImageElement>('img');
  const at = () => shown().getAttribute('src');
  await expect.poll(at).toBe(signed(name));
  const first = signed(name);
  vi.setSystemTime(start + 3_600_000);
  fireEvent.error(shown());
  await expect.poll(at).toBe(signed(name));
  expect(at()).not.toBe(first);
  fireEvent.error(shown());
  await expect.poll(at).toBe('/placeholder.svg');
  expect(asked).toEqual([[name], [name]]);
});

test('a picture whose address is the same when it is asked for again shows its drawing: the clock here is wrong', async () => {
  const name = newName();
  const [same] = answer([name]);
  answer = () => [same];
  awaitShown([name], call);
  render(<Picture src={name} alt="Van" fallback="/drawing.svg" />);
  await expect.poll(srcOf).toBe(signed(name));
  vi.setSystemTime(start + 3_600_000);
  fireEvent.error(image());
  await expect.poll(srcOf).toBe('/drawing.svg');
  expect(asked).toEqual([[name], [name]]);
});

test('what is public by now stays at its plain address, and what cannot be had shows its drawing', async () => {
  const [open, gone] = [newName(), newName()];
  answer = (names) => names.map((name) => (name === open ? { url: name, srcSet: '', until: null } : null));
  awaitShown([open, gone], call);
  render(<Picture src={open} alt="Van" />);
  await expect.poll(srcOf).toBe(open);
  cleanup();
  render(<Picture src={gone} alt="Van" fallback="/drawing.svg" />);
  await expect.poll(srcOf).toBe(gone);
  fireEvent.error(image());
  await expect.poll(srcOf).toBe('/drawing.svg');
});

test('pictures in a story are shown where they are had, and its words stay', async () => {
  const name = newName();
  const html = `<p>Tea &amp; <img alt="Leaf" src="${name}"></p>`;
  const Story = () => <output>{useShownHtml(html)}</output>;
  awaitShown([name], call);
  render(<Story />);
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe(html.replace(name, 'data:,'));
  await expect.poll(shown).toBe(html.replace(name, signed(name).replace('&', '&amp;')));
});

test('so is each of the widths that a picture in a story has', async () => {
  const name = newName();
  const html = (src: string, srcSet: string) =>
    `<img alt="&amp;" src="${src}" srcset="${srcSet}" sizes="100vw" width="9">`;
  const plain = html(name, `${name} 480w`);
  const Story = () => <output>{useShownHtml(plain)}</output>;
  awaitShown([name], call);
  render(<Story />);
  const shown = () => screen.getByRole('status').textContent;
  expect(shown()).toBe(html('data:,', 'data:,'));
  const [at, narrow] = [1600, 480].map((width) => signed(name, width).replace('&', '&amp;'));
  await expect.poll(shown).toBe(html(`${at}`, `${narrow} 480w, ${at} 1600w`));
});

test('a picture at an address that no server takes keeps no other from being shown', async () => {
  const [good, long] = [newName(), `https://other.test/media/${'x'.repeat(2_000)}.jpg`];
  const content = `<img src="${long}"><img src="${origin}/media/elsewhere?of=${encodeURIComponent(long)}">`;
  awaitShownIn({ status: 'pending', image: good, content }, call);
  render(<Picture src={good} alt="Van" />);
  await expect.poll(srcOf).toBe(signed(good));
  expect(asked).toEqual([[good]]);
});

test('many are asked for in several calls', async () => {
  const names = Array.from({ length: 150 }, newName);
  awaitShown(names, call);
  await expect.poll(() => asked.map(({ length }) => length)).toEqual([100, 50]);
});
