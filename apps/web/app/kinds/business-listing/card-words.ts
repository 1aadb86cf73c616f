import { businessPrint } from '@serendib/contract/drawings/print-of';
import type { ItemOf } from '~/lib/api/call.ts';

export type Business = ItemOf<'GET /affiliate-links'> & {
  print?: string;
  distance?: string;
  answers?: string;
};

export const businessAddress = (business: Pick<Business, '_id'>) => `/business-listings/${business._id}`;

export const businessImage = (
  business: Pick<Business, 'image' | 'imageIsDrawing' | 'businessType' | '_id' | 'print'>,
) => ({
  src: business.image,
  drawn: business.imageIsDrawing,
  fallback: business.print ?? businessPrint(business.businessType ?? 'other', business._id),
});
