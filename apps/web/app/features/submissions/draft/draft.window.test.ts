// @vitest-environment happy-dom
import { kinds } from '@serendib/contract/listings/kinds/index';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FormValues, initialValues, type OwnListing } from '../form/values.ts';
import { draftKey, keepDraft, readDraft, valuesFrom } from './draft.ts';

const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
const photo = (letter: string) => `https://serendib.test/media/${letter.repeat(22)}/1600.webp`;
const elsewhere = 'https://example.lk/tea.jpg';

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json({ addresses: [] }));
});

/** What the form of a post is filled with that was left so at these hours. */
function filledWith(kept: [hours: number, values: object][], listing?: OwnListing) {
  const key = draftKey('nimal', kinds.blog);
  for (const [hours, values] of kept)
    keepDraft(key, {
      values: { isExternal: false, ...values } as FormValues,
      ...{ version: null, savedAt: hoursAgo(hours) },
    });
  const draft = readDraft(key);
  if (!draft) throw new Error('No draft was kept.');
  return valuesFrom(draft, initialValues(kinds.blog, listing), kinds.blog, listing);
}

test('a photo that came more than a day ago is gone, however late the draft was written on', () => {
  const [old, fresh, title] = [photo('a'), photo('b'), 'Tea'];
  const { values, lost } = filledWith([
    [25, { image: old }],
    [10, { image: old, moreImages: [elsewhere, fresh] }],
    [1, { title, image: old, moreImages: [elsewhere, fresh, old] }],
  ]);
  // The next one is the first.
  expect([values.title, values.image, values.moreImages, lost]).toEqual([title, elsewhere, [fresh], 1]);
});

test('a photo in the text goes as one of the cover does, and what the listing shows stays', () => {
  const [old, shown] = [photo('a'), photo('c')];
  const content = (...pictures: string[]) => `<p>Tea</p>${pictures.join('')}<p>a > b</p>`;
  const written = `<img src="${shown.replace('https://serendib.test', '')}" alt="Leaf">`;
  const kept = content(`<img src="${old}" alt="old > new">`, written, `<img src="${elsewhere}">`);
  const listing = { isExternal: false, image: shown, content: content(written) } as unknown as OwnListing;
  const { values, lost } = filledWith(
    [
      [25, { image: shown, content: kept }],
      [10, { image: shown, content: kept }],
    ],
    listing,
  );
  expect([values.image, lost]).toEqual([shown, 1]);
  expect(values.content).toBe(content(written, `<img src="${elsewhere}">`));
});

test('a photo that is put back is as old as it was', () => {
  const old = photo('a');
  const { values } = filledWith([
    [25, { image: old }],
    [10, { image: '' }],
    [1, { image: old }],
  ]);
  expect(values.image).toBe('');
});
