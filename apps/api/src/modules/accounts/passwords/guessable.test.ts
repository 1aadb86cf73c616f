import { expect, test } from 'vitest';
import { isCommon, isOwnWords } from './guessable.ts';

test.each([
  'Password1',
  'Welcome1',
  'P@ssw0rd',
  'Admin123',
  'Iloveyou1',
  'Aa123456',
  'qwertyuiop',
  'SUNSHINE2026!',
  '!dragon!99',
  'aaaaaaaa',
  'abcabcabc',
  '12345678',
])('%s is tried first', async (password) => {
  expect(await isCommon(password)).toBe(true);
});

test.each([
  'kottu roti by the harbour at dusk',
  'Kandy-Lake-7',
  'Galle-Fort-9',
  'blue tea train 41',
  'zmq8vtrk',
  'පොල් සම්බෝල',
])('%s is not', async (password) => {
  expect(await isCommon(password)).toBe(false);
});

const nimali = { userName: 'Nimali de Silva', email: 'n.silva77@ella-tours.lk' };
test.each([
  'NimaliSilva1',
  'nimali1984',
  'S1lvaN1mal1',
  'Serendib1',
  'srilanka2026',
  'ella-tours',
  'nsilva77!',
])('%s is made of a person’s own words', (password) => {
  expect(isOwnWords(password, nimali)).toBe(true);
});

test.each(['nimali likes rain', 'kottu roti by the harbour', '83950172', 'Kandy-Lake-7'])(
  '%s is not made of them alone',
  (password) => {
    expect(isOwnWords(password, nimali)).toBe(false);
  },
);
