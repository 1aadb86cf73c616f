import { tour } from '@serendib/contract/listings/kinds/tour';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(tour, { placeholder: 'Search tours', inSight: ['district'] });
