import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';

/** Words that were given up for another of `docs/translating/glossary.md`, and spellings of names that data has otherwise. */
const givenUp = {
  si: [
    ...[/අවසර පත්‍ර/, /මාලිගා(?!විල)/, /නැඟෙනහිර/, /(?<!\p{L}|\p{M})වෙලාව/u, /අතරමග/, /ඕලන්ද ?(?=\p{L})/u],
    ...[/පොලොන්නරු/, /ගම්පොළ/, /නල්ලතන්නි/, /ගුවන්තොටුපළ/],
  ],
  ta: [
    ...[/கட்டண நுழைவாயில்/, /தேதி/, /ஆகஸ்/, /டிசம்ப/, /கேமரா/, /(?<!தொழிற்|பாட|வைத்திய|நெடுஞ்)சாலை/, /கட்டிட/],
    ...[/காப்புப் பிரதி/, /அனுமதிப் பத்திர/, /சேருங்கள்/, /திறங்கள்/, /உள்நுழைக்/, /உறுதி ?செய்/],
    ...[/களுபஹன/, /புலத்சிங்கள/, /தெவினுவர/, /காலி முகத்திடல/, /புறாத் தீவு/],
  ],
};

test.each(Object.entries(givenUp))('no message of %s says what its term list has given up', (code, words) => {
  const said = [...readCatalogue(code).values()].filter((message) =>
    words.some((word) => word.test(message)),
  );
  expect(said).toEqual([]);
});

test.each([
  ['si', /\p{Script=Tamil}/u],
  ['ta', /\p{Script=Sinhala}/u],
])('no message of %s has a letter of the other', (code, other) => {
  expect([...readCatalogue(code).values()].filter((message) => other.test(message))).toEqual([]);
});
