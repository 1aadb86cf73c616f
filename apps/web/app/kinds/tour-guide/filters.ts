import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { t } from '@serendib/contract/words/t';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(tourGuide, {
  placeholder: t('Name, place, subject'),
  priceLegend: t('Price a day, LKR'),
});
