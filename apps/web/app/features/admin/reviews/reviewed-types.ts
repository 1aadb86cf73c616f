import { kinds } from '@serendib/contract/listings/kinds/index';
import { type ReviewedType, reviewedTypes as types } from '@serendib/contract/reviews/reviewed-types';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';

const labelOf = (type: ReviewedType): string =>
  type === 'destination' ? t('Destinations') : kindUi[type].title;

export const reviewedTypes = types.map((value) => ({ value, label: labelOf(value) }));

/** The page of the back office on which a thing of this type is opened. */
export const adminPageOf = (type: ReviewedType): string =>
  type === 'destination' ? '/admin/destinations' : kinds[type].pages.admin;
