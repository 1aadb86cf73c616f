import { tour } from '@serendib/contract/listings/kinds/tour';
import { t } from '@serendib/contract/words/t';
import { filterSheet } from '~/features/listings/lists/filter-sheet.tsx';

export const Filters = filterSheet(tour, { placeholder: t('Search tours'), inSight: ['district'] });
