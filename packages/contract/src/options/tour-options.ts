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

export const bookingWays = labelled({ direct: 'Direct Booking', contact: 'Contact Required' });
