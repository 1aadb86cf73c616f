import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { compareAddress } from '~/lib/list/compare-address.ts';
import { readCompared } from './read-compared.ts';

const ids = Array.from({ length: 5 }, (_, at) => `0194c0de-0000-7000-8000-00000000000${at}`);
const read = (address: string) => readCompared(new URL(address, 'https://serendib.test'), kinds);

test('an address that was made is read as it was meant', () => {
  const occasion = { from: '2027-01-10', to: '2027-01-12', near: 'ella' };
  const kind: KindName = 'tourGuide';
  expect(read(compareAddress(kind, ids.slice(0, 4), occasion))).toEqual({
    ...{ kind, ids: ids.slice(0, 4), occasion, odd: [] },
  });
});

test.each([
  ['five', `kind=vehicle&ids=${ids}`, 'vehicle', 4, ['too many']],
  ['one twice', `kind=vehicle&ids=${ids[0]},${ids[0]}&ids=${ids[0]?.toUpperCase()}`, 'vehicle', 1, []],
  ['two kinds', `kind=vehicle&kind=tour&ids=${ids[0]}`, 'vehicle', 1, ['several kinds']],
  ['other letters', `kind=TOURGUIDE&ids=${ids[0]}`, 'tourGuide', 1, []],
  ['no listing', `kind=vehicle&ids=1,%3Cscript%3E,${ids[0]}`, 'vehicle', 1, ['no listing']],
  ['no kind', `ids=${ids[0]}`, null, 1, []],
  ['nothing', '', null, 0, []],
])('an address with %s is read as well as it can be', (_, query, kind, count, odd) => {
  const found = read(`/compare?${query}`);
  expect([found.kind, found.ids.length, found.odd]).toEqual([kind, count, odd]);
});
