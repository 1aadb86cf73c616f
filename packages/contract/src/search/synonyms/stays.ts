import type { Synonym } from './synonym.ts';

/** What travellers call places to stay and what they have. */
export const staySynonyms: Synonym[] = [
  { said: ['wi fi', 'wireless', 'internet', 'wifi'], means: ['wifi', 'wi fi'] },
  {
    said: ['pool', 'swimming', 'swimming pool'],
    means: ['pool', 'swim'],
    options: ['swimming pool'],
  },
  {
    said: ['family room', 'rooms for families'],
    means: ['family room'],
    options: ['family rooms'],
  },
  {
    said: ['step free', 'barrier free', 'without steps', 'no steps'],
    means: ['step free', 'ramp'],
    options: ['step-free entrance', 'wheelchair accessible'],
  },
  { said: ['car park', 'parking'], means: ['parking'], options: ['parking'] },
  { said: ['guesthouse', 'guest house'], means: ['guest house', 'guesthouse'], options: ['hotel'] },
  {
    said: ['homestay', 'home stay', 'farm stay', 'farmstay'],
    means: ['homestay', 'home stay'],
    options: ['hotel'],
  },
  {
    said: ['hostel', 'backpacker', 'dormitory', 'dorm', 'bunk'],
    means: ['hostel', 'dorm', 'bunk'],
    options: ['hotel'],
  },
  { said: ['villa'], means: ['villa'], options: ['hotel'] },
  { said: ['bungalow'], means: ['bungalow'], options: ['hotel'] },
  {
    said: ['cabana', 'beach hut', 'hut', 'cottage', 'chalet'],
    means: ['cabana', 'hut', 'cottage'],
    options: ['hotel'],
  },
  {
    said: ['tent', 'tented camp', 'glamping', 'camp', 'safari lodge', 'safari camp', 'camping'],
    means: ['tent', 'camp', 'lodge'],
    options: ['hotel'],
  },
  { said: ['resort', 'lodge', 'inn', 'b b', 'bnb', 'bed and breakfast', 'motel'], means: ['hotel', 'stay'] },
  {
    said: [
      ...['accommodation', 'accomodation', 'lodging', 'room', 'stay', 'bed', 'night stop', 'sleep'],
      ...[
        'place to stay',
        'places to stay',
        'where to stay',
        'somewhere to stay',
        'where to sleep',
        'place to sleep',
      ],
    ],
    means: ['hotel', 'room', 'stay'],
  },
];
