import { expect, test } from 'vitest';
import { userName, userNameProblem } from './user-name.ts';

test.each([
  'Nimali',
  'K. D. Silva',
  'St.John Perera',
  'Nimal.Perera-77',
  "O'Brien & Sons (Pvt) Ltd.",
  'ශ්‍රී ලංකා',
  'நிமாலி',
  'محمد',
  '😀 Tours',
  'No.1 Com',
])('%s is a name', (name) => {
  expect(userNameProblem(name)).toBeNull();
});

test.each([
  ['', 'Please enter a user name.'],
  ['\u200d\u200b', 'Please enter a user name.'],
  ['x'.repeat(61), 'A name can have at most 60 characters.'],
  ['<b>', 'A name cannot have signs like < or >.'],
  ['Nimali\nSilva', 'A name cannot have hidden signs. Please type it anew.'],
  ['Nimali\u202emoc', 'A name cannot have hidden signs. Please type it anew.'],
  ['\u2066Nimali', 'A name cannot have hidden signs. Please type it anew.'],
  ['Nimali\u0000', 'A name cannot have hidden signs. Please type it anew.'],
  ['Win at prize.com', 'A name cannot have a web address in it.'],
  ['https://1.2.3.4/x', 'A name cannot have a web address in it.'],
  ['WWW.prize', 'A name cannot have a web address in it.'],
  ['nimali@gmail.com', 'A name cannot have a web address in it.'],
])('%j is none', (name, words) => {
  expect(userNameProblem(name)).toBe(words);
  expect(userName.safeParse(name).error?.issues[0]?.message).toBe(words);
});

test('a name is kept with each letter as one sign, as it is looked for', () => {
  expect(userName.parse('කෝපි'.normalize('NFD'))).toBe('කෝපි');
});
