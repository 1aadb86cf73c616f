import { tourPrint } from '@serendib/contract/drawings/print-of';
import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { preview } from '~/lib/words/preview.ts';

export type Tour = ItemOf<'GET /tours'> & { print?: string };

export const tourAddress = (tour: Pick<Tour, '_id'>) => `/tours/${tour._id}`;

export const tourImage = (tour: Pick<Tour, 'image' | 'type' | '_id' | 'print'>) => ({
  src: tour.image,
  fallback: tour.print ?? tourPrint(tour.type ?? 'other', tour._id),
});

/** `LKR 45,000 a person`, `LKR 90,000 for the group of 2 to 8`. */
export const tourPrice = ({
  price,
  priceRange,
  groupSize,
}: {
  price: Price | null;
  priceRange: string | null;
  groupSize: string | null;
}) =>
  shownPrice(
    price,
    priceRange,
    price?.per === 'group' && groupSize && /^\d/.test(groupSize)
      ? t('for the group of {people}', { people: groupSize })
      : null,
  );

export const descriptionPreview = (text: string | null) => preview(text, 80);
