import { expect, test, vi } from 'vitest';
import { offer, thread } from '../testing.ts';
import { bodyOf, firstValues } from './offer-values.ts';
import { furtherLine } from './usual-lines.ts';

const inSinhala = vi.hoisted(
  () => (words: string) => (words === 'Further kilometres' ? 'අමතර කිලෝමීටර' : words),
);
vi.mock('@serendib/contract/words/t', async (original) => ({
  ...(await original<object>()),
  t: inSinhala,
}));

// What is agreed is read in other languages than that of the page on which it was written.
test('a line that the form names by itself is sent in English from a page in Sinhala, and what a partner wrote as it is', () => {
  const lines = [furtherLine(140, 120), { ...furtherLine(1, 1), label: 'අමතර රියදුරෙක්' }];
  const labels = (values: Parameters<typeof bodyOf>[1]) =>
    bodyOf(thread, values).lines.map(({ label }) => label);
  const first = firstValues(thread, {}, null);
  expect(lines[0]?.label).toBe('අමතර කිලෝමීටර');
  expect(labels({ ...first, lines })).toEqual(['Further kilometres', 'අමතර රියදුරෙක්']);
  // The same, of an offer before this one, which the API told in Sinhala.
  const before = { ...offer, lines: [{ ...offer.lines[0], label: 'අමතර කිලෝමීටර' }] as typeof offer.lines };
  expect(labels(firstValues({ ...thread, offers: [before] }, {}, null))).toEqual(['Further kilometres']);
});
