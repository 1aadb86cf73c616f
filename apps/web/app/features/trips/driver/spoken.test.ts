import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';
import { spoken } from './spoken.ts';

test.each([
  ['සීගිරිය', 'seegiriya'],
  ['ගාල්ල', 'gaalla'],
  ['ඇල්ල', 'aella'],
  ['කොළඹ', 'kolamba'],
  ['கண்டி', 'kandi'],
  ['கொழும்பு', 'kozhumbu'],
  ['எல்ல', 'ella'],
  ['யாழ்ப்பாணம்', 'yaazhppaanam'],
])('%s is spoken %s', (name, sound) => {
  expect(spoken(name)).toBe(sound);
});

test('there are ten sentences, each in both languages with how it is spoken', () => {
  expect(sentences).toHaveLength(10);
  for (const { si, siSpoken, ta, taSpoken } of sentences) {
    expect(si).toMatch(/\p{Script=Sinhala}/u);
    expect(ta).toMatch(/\p{Script=Tamil}/u);
    expect(siSpoken + taSpoken).not.toMatch(/\p{Script=Sinhala}|\p{Script=Tamil}/u);
  }
});
