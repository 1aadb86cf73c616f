import type { District } from '../options/places.ts';
import { t } from '../words/t.ts';

/** What travellers call destinations when they search for all of them. */
export const destinationNames = [
  'destination',
  'place to see',
  'place to visit',
  'sight',
  'sight seeing',
  'sightseeing',
  'things to do',
  'thing to see',
  'attraction',
  'what to see',
  'what to do',
  'where to go',
  'must see',
] as const;

/** What travellers call a place of the gazetteer, which its own names do not say. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  Katunayake: [
    'airport',
    'colombo airport',
    'international airport',
    'bandaranaike airport',
    'katunayake airport',
    'cmb',
  ],
  'Nine Arch Bridge': ['nine arches', '9 arches', 'nine arch', '9 arch', 'arch bridge'],
  'Temple of the Sacred Tooth Relic': ['tooth temple', 'temple of tooth'],
};

/** Parts of the island that travellers name, and the districts that they are. */
export const regions: readonly { label: string; said: readonly string[]; districts: readonly District[] }[] =
  [
    {
      label: t('Cultural Triangle'),
      said: ['cultural triangle', 'ancient cities', 'ancient city'],
      districts: ['Anuradhapura', 'Polonnaruwa', 'Matale', 'Kandy'],
    },
    {
      label: t('Hill Country'),
      said: [
        'hill country',
        'tea country',
        'highlands',
        'central highlands',
        'tea hills',
        'up country',
        'upcountry',
      ],
      // It is not a message: names of districts.
      districts: ['Kandy', 'Nuwara Eliya', 'Badulla'],
    },
    {
      label: t('South coast'),
      said: ['south coast', 'southern coast', 'south', 'deep south', 'southern beaches'],
      districts: ['Galle', 'Matara', 'Hambantota'],
    },
    {
      label: t('East coast'),
      said: ['east coast', 'eastern coast', 'east', 'eastern beaches'],
      districts: ['Trincomalee', 'Batticaloa', 'Ampara'],
    },
    {
      label: t('West coast'),
      said: ['west coast', 'western coast'],
      districts: ['Puttalam', 'Gampaha', 'Colombo', 'Kalutara'],
    },
    {
      label: t('North'),
      said: ['north', 'the north', 'far north', 'northern peninsula'],
      districts: ['Jaffna', 'Kilinochchi', 'Mullaitivu', 'Mannar', 'Vavuniya'],
    },
  ];
