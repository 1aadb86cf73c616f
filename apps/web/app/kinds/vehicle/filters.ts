import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(vehicle, {
  title: 'More Filters',
  placeholder: 'Model, town, driver',
  per: 'a day',
});
