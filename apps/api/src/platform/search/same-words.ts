/** What travellers say, and the words that listings and places have for it; what was said is looked for as well. */
const meanings: readonly { said: string[]; means: string[] }[] = [
  {
    said: ['tuk tuk', 'tuktuk', 'tuc tuc', 'tuk', 'trishaw', 'auto rickshaw', 'autorickshaw', 'rickshaw'],
    means: ['three wheeler', 'tuk tuk'],
  },
  { said: ['three wheeler', 'threewheeler', '3 wheeler'], means: ['three wheeler', 'tuk tuk'] },
  { said: ['wi fi', 'wireless', 'internet', 'wifi'], means: ['wifi', 'wi fi'] },
  {
    said: [
      'air conditioned',
      'air conditioning',
      'air condition',
      'air conditioner',
      'air con',
      'aircon',
      'a c',
      'ac',
    ],
    means: ['air conditioned', 'air conditioning'],
  },
  { said: ['jeep', '4x4', '4wd', 'suv'], means: ['jeep', '4wd', 'suv'] },
  { said: ['minibus', 'mini bus'], means: ['mini bus', 'minibus'] },
  { said: ['coach', 'large bus'], means: ['large bus', 'coach'] },
  { said: ['cab'], means: ['taxi'] },
  {
    said: [
      'airport transfer',
      'airport pickup',
      'airport pick up',
      'airport taxi',
      'airport drop',
      'airport cab',
    ],
    means: ['airport', 'taxi'],
  },
  { said: ['baby seat', 'car seat', 'booster seat', 'child seat'], means: ['child seat'] },
  { said: ['baggage', 'suitcase'], means: ['luggage'] },
  { said: ['sat nav', 'satnav'], means: ['gps'] },
  { said: ['whale watching', 'whale watch', 'whale tour'], means: ['whale'] },
  { said: ['dolphin watching', 'dolphin watch', 'dolphin tour'], means: ['dolphin'] },
  { said: ['bird watching', 'birdwatching', 'birding'], means: ['bird'] },
  {
    said: ['cooking class', 'cooking lesson', 'cooking course', 'cookery class', 'cookery course', 'cookery'],
    means: ['cook'],
  },
  { said: ['surf lesson', 'surfing lesson', 'surf school', 'surf camp'], means: ['surf'] },
  { said: ['snorkeling', 'snorkelling', 'snorkel'], means: ['snorkel', 'snorkelling', 'mask'] },
  { said: ['trekking', 'trek', 'hiking', 'hike'], means: ['hike', 'trek', 'walk'] },
  { said: ['game drive'], means: ['safari'] },
  { said: ['vegetarian', 'veggie', 'veg', 'meat free', 'meatless'], means: ['vegetarian', 'vegan'] },
  {
    said: ['vegetarian', 'veggie', 'veg'].flatMap((one) =>
      ['food', 'meal', 'lunch', 'dinner', 'restaurant'].map((meal) => `${one} ${meal}`),
    ),
    means: ['vegetarian', 'vegan', 'vegetable roti', 'vegetable kottu', 'vegetable curry'],
  },
  { said: ['vegan'], means: ['vegan', 'vegetarian'] },
  { said: ['seafood', 'sea food'], means: ['seafood', 'fish', 'crab', 'prawn', 'lobster', 'cuttlefish'] },
  { said: ['dinner', 'supper', 'evening meal'], means: ['dinner', 'restaurant', 'eatery'] },
  { said: ['lunch'], means: ['lunch', 'restaurant', 'eatery', 'cafe'] },
  { said: ['breakfast', 'brunch'], means: ['breakfast', 'cafe', 'eatery'] },
  { said: ['restaurant'], means: ['restaurant', 'eatery'] },
  {
    said: [
      'food',
      'meal',
      'eat',
      'eating',
      'dining',
      'place to eat',
      'places to eat',
      'where to eat',
      'somewhere to eat',
    ],
    means: ['food', 'restaurant', 'eatery', 'cafe'],
  },
  { said: ['guesthouse', 'guest house'], means: ['guest house', 'guesthouse'] },
  {
    said: [
      'accommodation',
      'lodging',
      'room',
      'stay',
      'place to stay',
      'places to stay',
      'where to stay',
      'somewhere to stay',
    ],
    means: ['hotel', 'room', 'stay'],
  },
  { said: ['coffee shop', 'coffee house'], means: ['cafe', 'coffee'] },
  { said: ['mandarin', 'chinese'], means: ['mandarin chinese'] },
  { said: ['sinhalese'], means: ['sinhala'] },
];

const byWords = new Map(meanings.flatMap(({ said, means }) => said.map((one) => [one, means])));
const longest = Math.max(...[...byWords.keys()].map((said) => said.split(' ').length));

/**
 * Words that only join others or praise: what an owner says of a place seldom has them. The island's own name says nothing
 * of what is wanted on it.
 */
const joining = new Set(
  [
    'a an and at around by for from in into near nearby of on or our my some the with',
    'best cheap good nice sri lanka',
  ].flatMap((line) => line.split(' ')),
);

/** Part of what was typed: its own words, and all that it may be called; of each one is enough. */
export interface AskedPart {
  typed: string[];
  ways: string[][];
}

/** What was typed without the words that only join others, unless there are no others. */
export function tellingWords(words: string): string {
  const all = words
    .toLowerCase()
    .replace(/\b(close|next) to\b/g, 'near')
    .split(' ');
  const telling = all.filter((word) => !joining.has(word));
  return (telling.length > 0 ? telling : all).join(' ');
}

/** What was typed, cleaned by `wordsOf`, as the parts of which all must be found. */
export function askedParts(words: string): AskedPart[] {
  const asked = tellingWords(words).split(' ');
  const parts: AskedPart[] = [];
  for (let at = 0; at < asked.length; ) {
    const part = longestFrom(asked, at);
    parts.push(part);
    at += part.typed.length;
  }
  return parts;
}

function longestFrom(asked: readonly string[], at: number): AskedPart {
  for (let length = Math.min(longest, asked.length - at); length > 0; length -= 1) {
    const typed = asked.slice(at, at + length);
    const said = typed.join(' ');
    const means = byWords.get(said) ?? byWords.get(said.replace(/s$/, ''));
    if (means) return { typed, ways: [typed, ...means.map((one) => one.split(' '))] };
  }
  const typed = asked.slice(at, at + 1);
  return { typed, ways: [typed] };
}
