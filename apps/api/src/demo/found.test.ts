import { beforeAll, expect, test } from 'vitest';
import { loadPlaces } from '../modules/destinations/load-places.ts';
import { useApi } from '../platform/testing.ts';
import { seedDemo } from './seed.ts';

const api = useApi();
beforeAll(async () => {
  await loadPlaces(api.db);
  await seedDemo(api.db, { today: new Date('2026-11-21T04:00:00Z') });
}, 60_000);

const lists = {
  destinations: 'name',
  tours: 'name',
  'tour-guides': 'name',
  vehicles: 'vehicleModel',
  'affiliate-links': 'businessName',
  blogs: 'title',
} as const;
type List = keyof typeof lists;

async function found(list: List, typed: string): Promise<string[]> {
  const reply = await api.get(`/${list}?search=${encodeURIComponent(typed)}`);
  return (reply.json() as Record<string, string>[]).map((one) => one[lists[list]] ?? '');
}

test.each<[typed: string, first: Partial<Record<List, string>>]>([
  [
    'Yala',
    {
      destinations: 'Yala National Park',
      tours: 'Yala Block 5 morning drive',
      blogs: 'Elephants in the wild: choosing between five parks',
    },
  ],
  [
    'whale watching',
    {
      destinations: 'Mirissa',
      tours: 'Whales, cinnamon and the last lighthouse',
      'tour-guides': 'Kavitha Selvanayagam',
      blogs: 'Two monsoons, one island: where to be in which month',
    },
  ],
  [
    'cooking class',
    {
      destinations: 'Ella',
      tours: 'Jaffna kitchen week',
      'tour-guides': 'Ishara Liyanage',
      blogs: 'Seven days in Sri Lanka with a toddler, and nobody cried in the car',
    },
  ],
  ['vegetarian', { tours: 'A morning in the wet market and a stove', 'affiliate-links': 'Vanni House' }],
  ['vegetarian dinner in Ella', { 'affiliate-links': 'Wellawaya Junction Roti' }],
  ['good places to eat near Ella', { 'affiliate-links': 'Slow Pour Coffee House' }],
  ['where to stay in Trincomalee', { 'affiliate-links': 'Nilaveli Palm Cabanas' }],
  ['seafood in Jaffna', { 'affiliate-links': 'Gurunagar Crab Table' }],
  [
    'airport transfer',
    { vehicles: 'Toyota Coaster, 22 seats, airport transfers', tours: 'Leopards of two coasts' },
  ],
  ['Sigirya', { destinations: 'Sigiriya' }],
  [
    'Trinco',
    {
      destinations: 'Trincomalee',
      tours: 'Pigeon Island and a slow lunch',
      'affiliate-links': 'Nilaveli Palm Cabanas',
    },
  ],
  [
    'Ella',
    {
      destinations: 'Ella',
      tours: 'Kandy to Ella by train and on foot',
      blogs: 'Which seat to take on the train from Kandy to Ella',
    },
  ],
  ['ruins', { destinations: 'Sigiriya', 'tour-guides': 'Wasantha Bandara Ekanayake' }],
  ['surf', { tours: 'Surf week at Arugam Bay', 'tour-guides': 'Mohamed Irfan Marikkar' }],
  [
    'tuk tuk',
    {
      vehicles: 'Bajaj RE 4-stroke',
      'affiliate-links': 'Tuk-Tuk Espresso Arugam Bay',
      blogs: 'A three-wheeler is not a taxi: fares, manners and small miracles',
    },
  ],
])('a search for %s opens each list with what it asks for', async (typed, first) => {
  for (const [list, expected] of Object.entries(first))
    expect([list, (await found(list as List, typed))[0]]).toEqual([list, expected]);
});

test('a misspelt place is found in every list that speaks of it', async () => {
  for (const list of ['tours', 'tour-guides', 'blogs'] as const) {
    const meant = await found(list, 'Sigiriya');
    expect(meant.length, list).toBeGreaterThan(0);
    expect((await found(list, 'Sigirya')).sort(), list).toEqual(meant.sort());
  }
});

test('surf finds Arugam Bay among the first, and no surface', async () => {
  const all = await found('destinations', 'surf');
  expect(all.slice(0, 3)).toContain('Arugam Bay');
  expect(all.slice(0, 5)).not.toContain('Dambulla Cave Temple');
});

test.each([
  ['wifi', (one: Vehicle) => one.features.includes('Wifi')],
  ['wireless', (one: Vehicle) => one.features.includes('Wifi')],
  ['air conditioned', (one: Vehicle) => one.hasAC],
  ['AC', (one: Vehicle) => one.hasAC],
  ['baby seat', (one: Vehicle) => one.features.includes('Child Seat Available')],
  ['tuktuk', (one: Vehicle) => one.vehicleType === 'threeWheeler'],
  ['trishaw', (one: Vehicle) => one.vehicleType === 'threeWheeler'],
  ['rickshaws', (one: Vehicle) => one.vehicleType === 'threeWheeler'],
])('%s is what a vehicle is ticked as, all of them and no other', async (typed, isTicked) => {
  const all = (await api.get('/vehicles')).json() as Vehicle[];
  const some = (await api.get(`/vehicles?search=${encodeURIComponent(typed)}`)).json() as Vehicle[];
  expect(some.length).toBeGreaterThan(0);
  const ids = (of: Vehicle[]) => of.map(({ _id }) => _id).sort();
  expect(ids(some)).toEqual(ids(all.filter(isTicked)));
});

interface Vehicle {
  _id: string;
  features: string[];
  hasAC: boolean;
  vehicleType: string;
}
