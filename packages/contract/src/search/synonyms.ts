import { activitySynonyms } from './synonyms/activities.ts';
import { languageSynonyms } from './synonyms/languages.ts';
import { mealSynonyms } from './synonyms/meals.ts';
import { otherScripts } from './synonyms/other-scripts.ts';
import { staySynonyms } from './synonyms/stays.ts';
import type { Synonym } from './synonyms/synonym.ts';
import { vehicleSynonyms } from './synonyms/vehicles.ts';

/** The one list of what travellers say for what listings and places say. */
export const synonyms: readonly Synonym[] = [
  ...vehicleSynonyms,
  ...staySynonyms,
  ...mealSynonyms,
  ...activitySynonyms,
  ...languageSynonyms,
  ...otherScripts,
];

/** What is eaten and drunk: of businesses, those that serve it to who does not sleep there are meant. */
export const dishes: readonly string[] = [
  ...[
    'hopper',
    'egg hopper',
    'string hopper',
    'kottu',
    'kottu roti',
    'kothu',
    'koththu',
    'biryani',
    'biriyani',
    'buriyani',
  ],
  ...[
    'lamprais',
    'rice and curry',
    'rice curry',
    'seafood',
    'sea food',
    'crab',
    'prawn',
    'lobster',
    'roti',
    'dosa',
    'thosai',
  ],
  ...[
    'ice cream',
    'icecream',
    'gelato',
    'lunch',
    'dinner',
    'supper',
    'brunch',
    'juice',
    'faluda',
    'short eats',
    'cake',
  ],
  ...['fish', 'pizza', 'burger', 'street food', 'coffee', 'espresso'],
];
