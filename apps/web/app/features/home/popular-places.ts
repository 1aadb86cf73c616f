export interface PopularPlace {
  slug: string;
  name: string;
  scene: string;
  focus: string;
  description: string;
  district: string;
  /** By road, in ordinary traffic. */
  fromColombo: string;
}

/** The eight most popular places; fixed, and not taken from the catalogue. */
export const popularPlaces: readonly PopularPlace[] = [
  {
    slug: 'kandy',
    name: 'Kandy',
    scene: 'kandy',
    focus: '50% 60%',
    description: 'The last royal capital, its lake, and the temple drums at dusk.',
    district: 'Kandy District',
    fromColombo: '3 h from Colombo',
  },
  {
    slug: 'sigiriya',
    name: 'Sigiriya',
    scene: 'sigiriya',
    focus: '46% 60%',
    description: 'A palace on a rock two hundred metres above the forest.',
    district: 'Matale District',
    fromColombo: '4 h from Colombo',
  },
  {
    slug: 'galle',
    name: 'Galle',
    scene: 'galle',
    focus: '50% 50%',
    description: 'Ramparts, verandas and a lighthouse, with the sea on three sides.',
    district: 'Galle District',
    fromColombo: '2¼ h from Colombo',
  },
  {
    slug: 'ella',
    name: 'Ella',
    scene: 'ella-nine-arch',
    focus: '50% 60%',
    description: 'Nine arches in the tea, and a train worth getting up for.',
    district: 'Badulla District',
    fromColombo: '5½ h from Colombo',
  },
  {
    slug: 'nuwara-eliya',
    name: 'Nuwara Eliya',
    scene: 'nuwara-eliya',
    focus: '66% 60%',
    description: 'Cool mornings, pickers on the slopes, and tea where it grows.',
    district: 'Nuwara Eliya District',
    fromColombo: '5 h from Colombo',
  },
  {
    slug: 'mirissa',
    name: 'Mirissa',
    scene: 'mirissa',
    focus: '50% 60%',
    description: 'Blue whales before breakfast, palms and surf after it.',
    district: 'Matara District',
    fromColombo: '2½ h from Colombo',
  },
  {
    slug: 'polonnaruwa',
    name: 'Polonnaruwa',
    scene: 'polonnaruwa',
    focus: '50% 60%',
    description: 'A medieval city in stone, best seen from a bicycle.',
    district: 'Polonnaruwa District',
    fromColombo: '4¾ h from Colombo',
  },
  {
    slug: 'anuradhapura',
    name: 'Anuradhapura',
    scene: 'anuradhapura',
    focus: '50% 60%',
    description: 'White stupas and a sacred fig, tended for over two thousand years.',
    district: 'Anuradhapura District',
    fromColombo: '4½ h from Colombo',
  },
];
