import { adminBusinessTypes, labelOf } from '@serendib/contract/options/options';
import { paperReasons } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { isShort, moreWords, photo, price } from '../advice-words.ts';
import type { KindUi } from '../kind-ui.ts';
import { BusinessCard } from './card.tsx';
import { editWords } from './form-words.ts';

export const businessListingUi: KindUi<'businessListing'> = {
  title: t('Business listings'),
  one: t('business listing'),
  mine: {
    heading: t('Business listings'),
    invite: t('Show your business'),
    line: t('A place to sleep, to eat or to sit down.'),
    offer: '/partnership/business-premium',
    print: '/prints/business-cafe-1.svg',
  },
  lineOf: ({ businessType, location }) => [labelOf(adminBusinessTypes, businessType ?? ''), location],
  factsOf: (one) => [labelOf(adminBusinessTypes, one.businessType ?? ''), one.location, one.email],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('imageUrl'),
    isShort(one.description) && moreWords('description'),
    !(one.priceRange && one.priceUnit) && price('priceRange'),
  ],
  reasons: [
    { label: t('Papers'), words: paperReasons.businessListing ?? '' },
    { label: t('Address'), words: t('Please give the whole address, so that travellers find you.') },
    {
      label: t('Link'),
      words: t('The booking link does not lead to your place. Please check it and send it again.'),
    },
  ],
  edit: editWords,
  card: (shown, place) => <BusinessCard business={shown} {...(place === 'form' && { heading: 'h3' })} />,
};
