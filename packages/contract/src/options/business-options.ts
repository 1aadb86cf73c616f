import { each, t } from '../words/t.ts';
import { labelled, plain } from './option.ts';

/** What travellers choose from; administrators may also file a business under the two words below. */
export const businessTypes = labelled({
  hotel: t('Hotel'),
  restaurant: t('Restaurant'),
  cafe: t('Cafe'),
  localEatery: t('Local Eatery'),
});
export const adminBusinessTypes = [...businessTypes, ...labelled({ shop: t('Shop'), other: t('Other') })];
export type BusinessType = (typeof adminBusinessTypes)[number]['value'];

/** What a business's price buys, as it is said after it. */
export const businessPriceUnits = labelled({
  roomNight: t('a room, a night'),
  personNight: t('a person, a night'),
  houseNight: t('the whole house, a night'),
  meal: t('a meal for one'),
  dish: t('a dish'),
});
export type BusinessPriceUnit = (typeof businessPriceUnits)[number]['value'];

/** What guests find, as travellers ask for it. */
export const amenities = plain(
  each(
    'Wifi',
    'Air conditioning',
    'Hot water',
    'Breakfast',
    'Vegetarian meals',
    'Swimming pool',
    'Kitchen to use',
    'Family rooms',
    'Bed for the driver',
    'Parking',
    'Step-free entrance',
    'Cards taken',
  ),
);

const onTheClock = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, after) => {
    const hour = from + after;
    return { value: `${hour}:00`, label: `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? t('AM') : t('PM')}` };
  });
/** From when guests may come to their room, and until when they leave it. */
export const checkInTimes = onTheClock(10, 22);
export const checkOutTimes = onTheClock(7, 16);

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
