import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { t } from '@serendib/contract/words/t';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(vehicle, {
  title: t('More Filters'),
  placeholder: t('Model, town, driver'),
  priceLegend: t('Price a day, LKR'),
});
