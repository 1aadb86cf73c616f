import { kinds } from '@serendib/contract/listings/kinds/index';
import { papersAnchor } from '@serendib/contract/papers/papers';
import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test.each(Object.values(kinds))('every part of the form of $name has an id of its own', ({ fields }) => {
  const ids = [...sectionsOf(fields).map(({ id }) => id), papersAnchor];
  expect(new Set(ids).size).toBe(ids.length);
});

test('parts whose titles are Sinhala or Tamil have ids of their own as well', () => {
  const fields = ['වාහනය', 'ඡායාරූප', 'உங்கள் வணிகம்', 'உங்கள் வேலை'].map((section) => ({
    ...kinds.vehicle.fields[0],
    section,
  }));
  expect(sectionsOf(fields).map(({ id }) => id)).toEqual(['වාහනය', 'ඡායාරූප', 'உங்கள்-வணிகம்', 'உங்கள்-வேலை']);
});
