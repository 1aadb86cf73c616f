import { priceLine } from '@serendib/contract/listings/price/price-line';
import { labelOf, tourTypes } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { isShort, moreWords, photo, price } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { TourCard } from './card.tsx';
import { editWords } from './form-words.ts';
import { tourPrice } from './price-words.ts';

export const tourUi: KindUi<'tour'> = {
  title: t('Tours'),
  one: t('tour'),
  mine: {
    heading: t('Tours'),
    invite: t('Offer a tour'),
    line: t('Day by day, with your price and your group size.'),
    offer: '/partnership',
    print: '/prints/tour-safari-1.svg',
  },
  lineOf: ({ type, location }) => [t('{type} tour', { type: labelOf(tourTypes, type ?? '') }), location],
  factsOf: (one) => {
    const price = tourPrice(one);
    return [labelOf(tourTypes, one.type ?? ''), one.location, one.duration, price && priceLine(price)];
  },
  adviceFor: (one) => [
    one.imageIsDrawing && photo('image'),
    isShort(one.description) && moreWords('description'),
    !(one.priceRange && one.priceUnit) && price('priceRange'),
  ],
  reasons: [
    { label: t('Price'), words: t('Please say what the price includes, and for how many people it is.') },
    { label: t('Days'), words: t('Please describe each day, so that travellers know where they will be.') },
  ],
  edit: editWords,
  card: (shown, place) => <TourCard tour={shown} {...(place === 'form' && { heading: 'h3' })} />,
};
