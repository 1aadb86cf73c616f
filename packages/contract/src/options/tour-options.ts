import { t } from '../words/t.ts';
import { labelled } from './option.ts';

export const tourTypes = labelled({
  cultural: t('Cultural'),
  adventure: t('Adventure'),
  safari: t('Safari'),
  nature: t('Nature'),
  other: t('Other'),
});
export type TourType = (typeof tourTypes)[number]['value'];

/** In which a tour says its price. */
export const tourCurrencies = ['Rs', '$'] as const;

/** What a tour's price buys, as it is said after it. */
export const tourPriceUnits = labelled({ person: t('a person'), group: t('for the group') });
export type TourPriceUnit = (typeof tourPriceUnits)[number]['value'];

export const bookingWays = labelled({ direct: t('Direct Booking'), contact: t('Contact Required') });
