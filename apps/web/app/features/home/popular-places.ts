import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';

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
    name: t('Kandy', {}, 'place'),
    scene: 'kandy',
    focus: '50% 60%',
    description: t('The last royal capital, its lake, and the temple drums at dusk.'),
    district: t('{district} District', { district: placeName('Kandy') }),
    fromColombo: t('{hours} h from Colombo', { hours: '3' }),
  },
  {
    slug: 'sigiriya',
    name: t('Sigiriya', {}, 'place'),
    scene: 'sigiriya',
    focus: '46% 60%',
    description: t('A palace on a rock two hundred metres above the forest.'),
    district: t('{district} District', { district: placeName('Matale') }),
    fromColombo: t('{hours} h from Colombo', { hours: '4' }),
  },
  {
    slug: 'galle',
    name: t('Galle', {}, 'place'),
    scene: 'galle',
    focus: '50% 50%',
    description: t('Ramparts, verandas and a lighthouse, with the sea on three sides.'),
    district: t('{district} District', { district: placeName('Galle') }),
    fromColombo: t('{hours} h from Colombo', { hours: '2' }),
  },
  {
    slug: 'ella',
    name: t('Ella', {}, 'place'),
    scene: 'ella-nine-arch',
    focus: '50% 60%',
    description: t('Nine arches in the tea, and a train worth getting up for.'),
    district: t('{district} District', { district: placeName('Badulla') }),
    fromColombo: t('{hours} h from Colombo', { hours: '5½' }),
  },
  {
    slug: 'nuwara-eliya',
    name: t('Nuwara Eliya', {}, 'place'),
    scene: 'nuwara-eliya',
    focus: '66% 60%',
    description: t('Cool mornings, pickers on the slopes, and tea where it grows.'),
    // not a message: it is looked up by its name
    district: t('{district} District', { district: placeName('Nuwara Eliya') }),
    fromColombo: t('{hours} h from Colombo', { hours: '4¾' }),
  },
  {
    slug: 'mirissa',
    name: t('Mirissa', {}, 'place'),
    scene: 'mirissa',
    focus: '50% 60%',
    description: t('Blue whales before breakfast, palms and surf after it.'),
    district: t('{district} District', { district: placeName('Matara') }),
    fromColombo: t('{hours} h from Colombo', { hours: '2½' }),
  },
  {
    slug: 'polonnaruwa',
    name: t('Polonnaruwa', {}, 'place'),
    scene: 'polonnaruwa',
    focus: '50% 60%',
    description: t('A medieval city in stone, best seen from a bicycle.'),
    district: t('{district} District', { district: placeName('Polonnaruwa') }),
    fromColombo: t('{hours} h from Colombo', { hours: '4¾' }),
  },
  {
    slug: 'anuradhapura',
    name: t('Anuradhapura', {}, 'place'),
    scene: 'anuradhapura',
    focus: '50% 60%',
    description: t('White stupas and a sacred fig, tended for over two thousand years.'),
    district: t('{district} District', { district: placeName('Anuradhapura') }),
    fromColombo: t('{hours} h from Colombo', { hours: '4¼' }),
  },
];
