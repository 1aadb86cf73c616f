import { tourPrint } from '@serendib/contract/drawings/print-of';
import { labelOf, tourPriceUnits } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { preview } from '~/lib/words/preview.ts';

export type Tour = ItemOf<'GET /tours'> & { print?: string };

export const tourAddress = (tour: Pick<Tour, '_id'>) => `/tours/${tour._id}`;

export const tourImage = (tour: Pick<Tour, 'image' | 'type' | '_id' | 'print'>) => ({
  src: tour.image,
  fallback: tour.print ?? tourPrint(tour.type ?? 'other', tour._id),
});

/** `a person`, `for the group of 2 to 8`; nothing where its operator did not say. */
export const tourUnit = ({ priceUnit, groupSize }: Pick<Tour, 'priceUnit' | 'groupSize'>) =>
  priceUnit &&
  (priceUnit === 'group' && groupSize && /^\d/.test(groupSize)
    ? t('for the group of {people}', { people: groupSize })
    : labelOf(tourPriceUnits, priceUnit));

export const descriptionPreview = (text: string | null) => preview(text, 80);
