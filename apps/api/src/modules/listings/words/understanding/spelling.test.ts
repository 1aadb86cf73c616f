import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const told = (search: string) => understand(search).understood.map(({ as, value }) => `${as}:${value}`);

test.each([
  ['galle wala hotel', 'galle'],
  ['galle rates', 'galle'],
  ['matara gama', 'matara'],
  ['kalutara gama', 'kalutara'],
  ['maha oya gama', 'mahaoya'],
])('%s has the name of a place as it is spelt: it is no part of a name elsewhere', (search, slug) => {
  expect(told(search)).toContain(`place:${slug}`);
  expect(understand(search).corrected).toBeNull();
});

test.each([
  ['kandy laek', 'kandy lake'],
  ['galle fortt', 'galle fort'],
  ['knuckles montain range', 'knuckles mountain range'],
  ['mount lavinia beech', 'mount lavinia beach'],
])('%s is the name of something there, %s', (search, corrected) => {
  expect(understand(search).corrected).toBe(corrected);
});
