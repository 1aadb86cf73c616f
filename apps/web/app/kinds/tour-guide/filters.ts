import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(tourGuide, { placeholder: 'Name, place, subject', per: 'a day' });
