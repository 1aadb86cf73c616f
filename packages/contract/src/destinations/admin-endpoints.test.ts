import { expect, test } from 'vitest';
import { destinationFields } from './admin-endpoints.ts';

const place = {
  ...{ name: 'Puttur', nameSi: null, nameTa: null, district: 'Jaffna', category: 'Nature', summary: '' },
  ...{ description: 'A well.', image: null, source: null, attractions: [], aliases: [], activities: [] },
  ...{ facts: [], bestTimeToVisit: null },
};

test.each([
  ['9,82', '80,21'],
  ['9.82', '80.21'],
  [' 9,82 ', 80.21],
])(
  'a point is read with a comma before its decimals, as table programs write it: %s, %s',
  (latitude, longitude) => {
    expect(destinationFields.parse({ ...place, latitude, longitude })).toMatchObject({
      latitude: 9.82,
      longitude: 80.21,
    });
  },
);

test('names and words of a place are kept with each letter as one sign', () => {
  const written = { name: 'Café', nameSi: 'කෝපි කඩේ', nameTa: 'கோப்பிக் கடை', aliases: ['කෝපි'] };
  const pasted = JSON.parse(JSON.stringify(written).normalize('NFD'));
  expect(destinationFields.parse({ ...place, latitude: null, longitude: null, ...pasted })).toMatchObject(
    written,
  );
});

test.each(['9,82,1', '9.8,2', '982,1'])('%s is no latitude', (latitude) => {
  const { error } = destinationFields.safeParse({ ...place, latitude, longitude: '80,21' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Latitude must be a number.']);
});
