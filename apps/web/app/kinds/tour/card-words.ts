import { tourPrint } from '@serendib/contract/drawings/print-of';
import type { ItemOf } from '~/lib/api/call.ts';
import { preview } from '~/lib/words/preview.ts';

export type Tour = ItemOf<'GET /tours'> & { print?: string; distance?: string; answers?: string };

export const tourAddress = (tour: Pick<Tour, '_id'>) => `/tours/${tour._id}`;

export const tourImage = (tour: Pick<Tour, 'image' | 'type' | '_id' | 'print'>) => ({
  src: tour.image,
  fallback: tour.print ?? tourPrint(tour.type ?? 'other', tour._id),
});

export const descriptionPreview = (text: string | null) => preview(text, 80);
