import { dayInWords } from '@serendib/contract/calendar';
import { patternPrint } from '@serendib/contract/drawings/print-of';
import { labelOf, languages, specializations } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { paperReasons } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { isShort, moreWords, photo, price, whatsapp } from '../advice-words.ts';
import { firstOf } from '../first-of.ts';
import type { KindUi } from '../kind-ui.ts';
import { GuideCard } from './card.tsx';
import { editWords } from './form-words.ts';

export const tourGuideUi: KindUi<'tourGuide'> = {
  title: t('Tour guides'),
  one: t('guide'),
  mine: {
    heading: t('Tour guide profile'),
    invite: t('Guide travellers'),
    line: t('Your languages, your districts, your day rate.'),
    offer: '/partnership/tour-guide-premium',
    print: '/prints/portrait-1.svg',
  },
  lineOf: ({ preferredAreas }) => [
    t('Tour guide profile'),
    preferredAreas?.slice(0, 2).map(placeName).join(', '),
  ],
  factsOf: (one) => [
    one.yearsOfExperience !== null &&
      t('{years, plural, one {# year} other {# years}}', { years: one.yearsOfExperience }),
    firstOf(one.languages?.map((language) => labelOf(languages, language)) ?? null),
    one.contactEmail,
    one.premiumExpiry && one.isPremium && t('premium until {day}', { day: dayInWords(one.premiumExpiry) }),
    firstOf(one.specialization?.map((speciality) => labelOf(specializations, speciality)) ?? null),
    firstOf(one.preferredAreas?.map(placeName) ?? null),
  ],
  adviceFor: (one) => [
    one.imageIsDrawing && photo('image'),
    isShort(one.bio) && moreWords('bio'),
    !/\d/.test(one.ratePerDay ?? '') && price('ratePerDay'),
    (one.languages ?? []).length < 2 && {
      field: 'languages',
      words: t('Name every language that you guide in.'),
    },
    !one.whatsapp && whatsapp,
  ],
  reasons: [
    {
      label: t('Licence'),
      words: t('We could not find your licence number. Please check it, or leave it out if you hold none.'),
    },
    { label: t('Papers'), words: paperReasons.tourGuide ?? '' },
  ],
  edit: editWords,
  card: (shown) => <GuideCard guide={{ ...shown, print: patternPrint(shown._id) }} heading="h3" />,
};
