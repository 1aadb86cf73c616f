import { endpoints } from '@serendib/contract';
import type { Endpoint } from '@serendib/contract/endpoint';
import { expect, test } from 'vitest';
import { rights } from './who-may.ts';

test('the contract opens each call to those to whom it is opened here by hand', () => {
  const table = (entries: Iterable<[string, Pick<Endpoint, 'access' | 'stepUp'>]>) =>
    Object.fromEntries([...entries].map(([key, { access, stepUp = false }]) => [key, { access, stepUp }]));
  const byHand = Object.values(rights).flatMap((right) =>
    right.calls.map((key): [string, typeof right] => [key, right]),
  );
  expect(table(byHand)).toEqual(table(Object.entries(endpoints)));
});
