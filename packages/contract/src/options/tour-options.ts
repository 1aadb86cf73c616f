import { labelled } from './option.ts';

export const tourTypes = labelled({
  cultural: 'Cultural',
  adventure: 'Adventure',
  safari: 'Safari',
  nature: 'Nature',
  other: 'Other',
});
export type TourType = (typeof tourTypes)[number]['value'];

/** In which a tour says its price. */
export const tourCurrencies = ['Rs', '$'] as const;

/** What a tour's price buys, as it is said after it. */
export const tourPriceUnits = labelled({ person: 'a person', group: 'for the group' });
export type TourPriceUnit = (typeof tourPriceUnits)[number]['value'];

export const bookingWays = labelled({ direct: 'Direct Booking', contact: 'Contact Required' });
