import { labelled } from './option.ts';

/** What travellers choose from; administrators may also file a business under the two words below. */
export const businessTypes = labelled({
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  localEatery: 'Local Eatery',
});
export const adminBusinessTypes = [...businessTypes, ...labelled({ shop: 'Shop', other: 'Other' })];
export type BusinessType = (typeof adminBusinessTypes)[number]['value'];

/** What a business's price buys, as it is said after it. */
export const businessPriceUnits = labelled({
  roomNight: 'a room, a night',
  personNight: 'a person, a night',
  houseNight: 'the whole house, a night',
  meal: 'a meal for one',
  dish: 'a dish',
});
export type BusinessPriceUnit = (typeof businessPriceUnits)[number]['value'];

/** Plain words in links (`/affiliate-links?category=accommodation`) and the types they stand for. */
export const businessTypeAliases: Record<string, BusinessType> = {
  accommodation: 'hotel',
  accommodations: 'hotel',
  hotels: 'hotel',
  stay: 'hotel',
  stays: 'hotel',
  guesthouse: 'hotel',
  food: 'restaurant',
  dining: 'restaurant',
  restaurants: 'restaurant',
  coffee: 'cafe',
  cafes: 'cafe',
  eatery: 'localEatery',
  'local-eatery': 'localEatery',
  localeatery: 'localEatery',
  shops: 'shop',
  shopping: 'shop',
};
