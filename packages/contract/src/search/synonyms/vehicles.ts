import { pairs, type Synonym } from './synonym.ts';

/** What travellers call vehicles and what they have. */
export const vehicleSynonyms: Synonym[] = [
  {
    said: ['tuk tuk', 'tuktuk', 'tuc tuc', 'tuk', 'trishaw', 'auto rickshaw', 'autorickshaw', 'rickshaw'],
    means: ['three wheeler', 'tuk tuk'],
  },
  { said: ['three wheeler', 'threewheeler', '3 wheeler', '3wheeler'], means: ['three wheeler', 'tuk tuk'] },
  {
    said: [
      ...['air conditioned', 'air conditioning', 'air condition', 'air conditioner', 'air con', 'aircon'],
      ...['a c', 'ac', 'aircondition'],
    ],
    means: ['air conditioned', 'air conditioning'],
  },
  { said: ['jeep', '4x4', '4wd', 'suv', 'four wheel drive', 'off road'], means: ['suv', 'jeep', '4wd'] },
  {
    said: ['safari jeep', 'safari vehicle', 'open jeep', 'open top jeep'],
    means: ['safari', 'open top'],
    options: ['suv'],
  },
  { said: ['minibus', 'mini bus', 'mini coach', 'minicoach'], means: ['mini bus', 'minibus'] },
  { said: ['minivan', 'mini van', 'people carrier', 'mpv'], means: ['van'] },
  { said: ['bus'], means: ['large bus', 'mini bus', 'bus'] },
  { said: ['coach', 'large bus', 'big bus', 'tour bus'], means: ['large bus', 'coach'] },
  { said: ['sedan', 'saloon', 'hatchback'], means: ['car'] },
  { said: ['cab'], means: ['taxi'] },
  {
    said: pairs(['airport'], ['transfer', 'pickup', 'pick up', 'taxi', 'drop', 'drop off', 'cab', 'shuttle']),
    means: ['airport', 'taxi'],
  },
  {
    said: ['transfer', 'pickup', 'pick up', 'drop off', 'shuttle'],
    means: ['transfer', 'taxi', 'airport'],
  },
  {
    said: ['baby seat', 'car seat', 'booster seat', 'child seat', 'infant seat'],
    means: ['child seat'],
    options: ['child seat available'],
  },
  { said: ['baggage', 'suitcase', 'luggage'], means: ['luggage'], options: ['luggage space'] },
  { said: ['sat nav', 'satnav', 'gps', 'navigation'], means: ['gps'], options: ['gps navigation'] },
  {
    said: ['wheelchair', 'wheelchair accessible', 'wheelchair friendly', 'wheel chair', 'disabled access'],
    means: ['wheelchair'],
    options: ['wheelchair accessible', 'step-free entrance'],
  },
  { said: ['electric', 'ev', 'electric vehicle'], means: ['electric', 'leaf'] },
  {
    said: ['classic', 'vintage', 'oldtimer', 'antique'],
    means: ['classic', 'vintage', 'restored', 'antique'],
  },
  { said: ['camper', 'campervan', 'camper van', 'motorhome', 'motor home'], means: ['camper'] },
];
