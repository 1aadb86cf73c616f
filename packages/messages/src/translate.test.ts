import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { placeholders, read } from './compile.ts';
import { keyOf } from './messages.ts';
import { patternOf } from './pattern.ts';
import { translate } from './translate.ts';

const match = (message: string, words: string) => patternOf(read(message))(words);

test('a message is found by the words that it became', () => {
  expect(match('You can send {count} more.', 'You can send 3 more.')).toEqual({ count: 3 });
  expect(match('You can send {count} more.', 'You can send 3 less.')).toBeUndefined();
  const characters = 'At most {count, plural, one {# character} other {# characters}}.';
  expect(match(characters, 'At most 1 character.')).toEqual({ count: 1 });
  expect(match(characters, 'At most 80 characters.')).toEqual({ count: 80 });
  expect(match('{who, select, you {Your turn} other {Their turn}}', 'Your turn')).toEqual({ who: 'you' });
});

test('a translation has the placeholders of its English, in any order', () => {
  const names = (text: string) => placeholders(read(text, { tags: true }));
  expect(names('{a} of {b}')).toEqual(names('{b} න් {a}'));
  expect(names('<x>one</x> {n, plural, one {#} other {#}}')).toEqual(
    names('{n, plural, other {#}} <x>එක</x>'),
  );
  expect(names('{a}')).not.toEqual(names('{b}'));
  expect(names('{a}')).not.toEqual(names('{a, plural, other {#}}'));
});

test('what a message speaks of is told as well: labels, days, sums and whole messages, but never what people wrote', () => {
  const inSinhala = (words: string) => translate(words, 'si').words;
  expect(inSinhala('“Car” is premium until 21 November 2026')).toBe('“Car” 2026 නොවැම්බර් 21 දක්වා ප්‍රිමියම්');
  expect(
    inSinhala(
      'There is an agreement on these days: 3 May 2027 to 5 May 2027. Cancel it first, or leave them out.',
    ),
  ).toContain('2027 මැයි 3 සිට 2027 මැයි 5 දක්වා');
  for (const code of ['si', 'ta'])
    expect(
      translate(
        'Places are agreed on here: 21 November 2026 (2 places), 24 November 2026 (1 place). Cancel those agreements first, or leave so many places.',
        code,
      ).words,
    ).not.toMatch(/\p{Script=Latin}/u);
  expect(inSinhala('Your receipt: Vehicle premium, one month, LKR 500')).toBe(
    'ඔබේ රිසිට්පත: වාහන ප්‍රිමියම්, එක් මාසයක්, රු. 500',
  );
  expect(inSinhala('Your password needs: at least 8 characters.')).toBe(
    'ඔබේ මුරපදයේ තිබිය යුත්තේ: අවම වශයෙන් අකුරු 8ක්.',
  );
  expect(
    inSinhala(
      'Too many tries. Please wait 15 minutes and try again. Or choose “Forgot password?”: the link we mail you lets you in at once.',
    ),
  ).toBe('උත්සාහයන් වැඩියි. විනාඩි 15ක් සිට නැවත උත්සාහ කරන්න. නැත්නම් “මුරපදය අමතකද?” තෝරන්න: අප එවන සබැඳියෙන් වහාම පිවිසිය හැක.');
  // A name of parts is no date, though it has as many.
  expect(inSinhala('one two three')).toBe('one two three');
});

test('in Sinhala no ending is glued to the bracket of what a list has without filters', () => {
  const inSinhala = readCatalogue('si', ['lists']);
  const among = inSinhala.get(keyOf({ text: '{found} among {all}' })) ?? '';
  const shown = inSinhala
    .get(keyOf({ text: 'Showing {shown} of {total} {plural}' }))
    ?.replace('{total}', among);
  expect(shown).toContain('{all}');
  expect(shown).not.toMatch(/\)\p{Script=Sinhala}/u);
});

test.each(['si', 'ta'])(
  'in %s the points of an offer are told where they are ready-made, and no word within others',
  (code) => {
    const theirs = ['Fuel, 100 km a day', 'Breakfast, Galle', 'Driver', 'Guide', 'fuel'];
    const { words } = translate(`Included in the price: ${['Fuel', ...theirs].join(' · ')}`, code);
    expect(words.split(' · ').slice(1)).toEqual(theirs);
    expect(words.split(' · ')[0]).not.toMatch(/\p{Script=Latin}/u);
  },
);

test('a mail of an agreement does not call its reader by the name of the other', () => {
  const { words } = translate('You and Kamal have agreed: 3 May 2027, 2 people, LKR 500.', 'ta');
  expect(words).toMatch(/\p{Script=Tamil}/u);
  expect(words).toContain('Kamal');
  expect(words).not.toMatch(/^Kamal/);
});

test.each(['si', 'ta'])(
  'in %s what stands for a name or a title is told within a message, and no name is',
  (code) => {
    const told = (title: string) => translate(`A new link to “${title}”`, code).words;
    expect(told('A guide who has left')).not.toMatch(/\p{Script=Latin}/u);
    const reviewed = 'A traveller has reviewed “Beach”: 4 of 5 stars. Everybody can read it.';
    expect(translate(reviewed, code).words.match(/\p{Script=Latin}+/gu)).toEqual(['Beach']);
    // Nor does the sign that ends a title within the sentence end one that has it.
    const hike = 'A traveller has reviewed “Ella Rock: sunrise hike”: 4 of 5 stars. Everybody can read it.';
    expect(translate(hike, code).words).toMatch(/“Ella Rock: sunrise hike”\P{Script=Latin}*4/u);
    // Words of ours that a person is called, or calls what they offer.
    for (const theirs of ['Beach', 'Guide']) expect(told(theirs)).toContain(`“${theirs}”`);
  },
);

test('of what our team changed a sum is told, and no text that begins with a number', () => {
  const told = (to: string) => translate(`Title: ${to} (before: LKR 99,000)`, 'si').words;
  expect(told('LKR 15,000')).toMatch(/: රු\. 15,000 \(.*රු\. 99,000\)$/u);
  for (const theirs of ['8 seats and a cat', 'LKR 500 a day', '12 Apostles'])
    expect(told(theirs)).toContain(`: ${theirs} (`);
});

test('what a person wrote is not taken for the short words of pages', () => {
  for (const words of [
    'Tea and cake',
    'From Kandy to Ella in March',
    'Written by Nimal',
    'Chrome on Android',
  ])
    expect(translate(words, 'si').words).toBe(words);
});

test.each(['si', 'ta'])('in %s what people wrote within a message of ours stays word for word', (code) => {
  for (const theirs of [
    'Please add a photo or a price, parking and a beach.',
    'Beach, Sun or Sea',
    '0771234567',
  ])
    for (const words of [
      `This is what they say: ${theirs}`,
      `Your review of “${theirs}” is not shown`,
      `Contact form: ${theirs}`,
      `Premium of “${theirs}” ends in 7 days`,
      `Location: ${theirs} (before: nothing)`,
    ]) {
      const told = translate(words, code).words;
      expect(told).toContain(theirs);
      expect(told.replace(theirs, '')).not.toMatch(/\p{Script=Latin}/u);
    }
});

test('what a person sent is told again in a refusal at once, however long it is', () => {
  // An expression for each message took two minutes for the first of them, of any visitor.
  for (const filler of [' to t', ' ', ', ', ': ', ' or ', '“”', '\n', '. ', ' in ', '1 2 ']) {
    const value = filler.repeat(14_000 / filler.length);
    const { words, params } = translate(`There is no type "${value}".`, 'si');
    expect([words.includes('There is'), params?.value]).toEqual([false, value]);
    expect(translate(value, 'si').words.length).toBeGreaterThan(1_000);
  }
});

test('what stands for the placeholders is found where the text after it begins', () => {
  expect(match('{first} and {last}', 'a and b and c')).toEqual({ first: 'a', last: 'b and c' });
  expect(match('From {from} on.', 'From May on. on.')).toEqual({ from: 'May on.' });
  expect(match('{name} left', ' left')).toBeUndefined();
  expect(match('{name} left', 'x left it')).toBeUndefined();
  expect(match('{n} of {all}', '3 of 12')).toEqual({ n: 3, all: 12 });
});
