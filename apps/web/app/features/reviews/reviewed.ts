import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { reviewedTypes as types } from '@serendib/contract/reviews/reviewed-types';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';
import { capitalised } from '~/lib/words/capitalised.ts';

export type ReviewItem = ItemOf<'GET /reviews'>;
export type Summary = ItemOf<'GET /reviews/summary'>;
export type ReviewedType = ReviewItem['itemType'];

/** Something that can be reviewed: its words, its list and its own page. */
export interface Reviewed {
  type: ReviewedType;
  plural: string;
  one: string;
  list: string;
  page: string;
}

const places: Reviewed = {
  ...{ type: 'destination', plural: t('Destinations'), one: t('Destination') },
  ...{ list: '/destinations', page: '/destination' },
};
function ofKind(type: ReviewedType): Reviewed {
  if (type === 'destination') return places;
  const { noun, plural, pages, travellersSay = { noun, plural } }: Kind = kinds[type];
  const [one, many] = [capitalised(travellersSay.noun), capitalised(travellersSay.plural)];
  return { type, one, plural: many, list: pages.list, page: pages.one };
}

/** What can be reviewed, in the order of the page: places, then each kind whose declaration says so. */
export const reviewed: readonly Reviewed[] = [
  places,
  ...types.filter((type) => type !== 'destination').map(ofKind),
];
