import { thingKinds } from '@serendib/contract/listings/thing-kinds';
import type { UnderstoodWords } from '@serendib/contract/search/endpoints';
import { expect, test } from 'vitest';
import { understoodInWords } from './understood-words.ts';

const labels = {
  ...(Object.fromEntries(thingKinds.map((kind) => [kind, kind])) as Record<
    (typeof thingKinds)[number],
    string
  >),
  tourGuide: 'Tour guides',
};
const words = (one: Partial<UnderstoodWords>) =>
  understoodInWords(
    [{ as: 'feature', value: '', label: 'as the API says', typed: 'typed', ...one }],
    labels,
  )[0];

test('what words were taken for is said by its field and in the words of its choice', () => {
  const filters = [{ kind: 'tourGuide' as const, name: 'language', value: 'German' }];
  expect(words({ as: 'language', value: 'German', typed: 'german', filters })).toEqual({
    runs: ['german'],
    text: 'Languages: German',
  });
  expect(words({ typed: 'colombo airport', also: ['airport'] })?.runs).toEqual([
    'colombo airport',
    'airport',
  ]);
  expect(words({ filters: [{ kind: 'vehicle', name: 'type', value: 'threeWheeler' }] })?.text).toBe(
    'Vehicle type: Three Wheeler',
  );
  expect(words({ as: 'kind', value: 'tourGuide' })?.text).toBe('Kind: Tour guides');
  expect(words({ as: 'place', label: 'Kandy', nameSi: 'මහනුවර' })?.text).toBe('Place: Kandy');
  expect(words({ as: 'seats', value: '4' })?.text).toBe('Room for 4 people');
  expect(words({ as: 'seats', value: '1' })?.text).toBe('Room for 1 person');
});

test('on and off is said by itself, one of several with the word that stands for it, what no filter has as the API says', () => {
  expect(words({ filters: [{ kind: 'vehicle', name: 'ac', value: 'true' }] })?.text).toBe('Air conditioned');
  const eaten = ['restaurant', 'cafe'].map((value) => ({
    kind: 'businessListing' as const,
    name: 'type',
    value,
  }));
  expect(words({ typed: 'pizza', filters: eaten })?.text).toBe('“pizza”: Restaurant, Cafe');
  expect(words({})?.text).toBe('as the API says');
});
