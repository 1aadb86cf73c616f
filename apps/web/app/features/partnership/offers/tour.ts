import { t } from '@serendib/contract/words/t';
import { firstUnderFilters } from '../plans-of.ts';
import type { Plan, PremiumOffer } from '../premium-offer.ts';

const listed = [
  t('Your tour, found by type, place and price'),
  t('Highlights, what is included and what is not, day by day'),
  t('Direct booking on your own site, or by phone and email'),
  t('Reviews from those who came along'),
];
const always = [firstUnderFilters, t('The Premium badge'), t('Another month whenever you want one')];
const monthly = (includes: readonly string[]): Plan => ({
  plan: 'monthly',
  name: t('Monthly'),
  service: 'tour_partnership',
  per: t('a month for each tour'),
  line: t('A calendar month from the day it is approved. Nothing renews by itself.'),
  includes,
});

/** While payments are paused. */
export const tourOffer: PremiumOffer = {
  name: t('Tour partnership'),
  path: '/partnership/tour-operator',
  description: t(
    'Offer your tour on Serendib: free while payments are paused, and with a partnership premium for a month from its approval.',
  ),
  title: t('Lead the list with your tour.'),
  lead: t(
    'You know at which hour the leopard crosses the road. A tour partnership puts that morning in front of people who will plan a week around it.',
  ),
  hero: {
    picture: '/scenes/yala.svg',
    sky: 'red',
    alt: t('A leopard on a rock before the setting sun in Yala, as a block print'),
    focus: '50% 50%',
  },
  free: { to: '/submit-tour-partnership', label: t('Submit your tour free') },
  plans: [
    {
      plan: 'free',
      name: t('Free'),
      per: t('while payments are paused'),
      line: t('Open to every operator today.'),
      includes: listed,
    },
    monthly([t('Everything in Free, and'), t('A place before every free tour'), ...always]),
  ],
  gains: [
    {
      title: t('First among tours'),
      words: t('Safari, cultural, adventure, nature: whichever the traveller picks, partners come first.'),
    },
    {
      title: t('The month is a whole one'),
      words: t('It starts when your tour is approved, not when you pay. Waiting for us costs you no day.'),
    },
    {
      title: t('Reached your way'),
      words: t(
        'With a website of your own the button leads there. Without one travellers ring or write to you.',
      ),
    },
    {
      title: t('No share for us'),
      words: t('You set the price, in rupees or dollars, and keep all of it.'),
    },
  ],
  specimen: {
    name: t('Your tour'),
    line: t('Safari. One day, up to six people, breakfast in the park.'),
    prints: ['/prints/tour-safari-1.svg'],
    caption: t('The list of tours: premium first, then by rating.'),
  },
  questions: [
    {
      asked: t('I offer five tours. How many partnerships is that?'),
      answer: t('One for each tour that is to be premium. The others may stand in the list free.'),
    },
    {
      asked: t('What does a review look at?'),
      answer: t(
        'Whether the tour exists, whether its price and contact are yours, and whether what is promised can be kept. If something is missing, we say what, and you mend it.',
      ),
    },
  ],
  closing: {
    title: t('Take them where you would go yourself.'),
    print: '/prints/tour-adventure-1.svg',
    besides: '/prints/tour-other-1.svg',
  },
};

/** Otherwise: each tour is paid for before it is submitted. */
export const tourOfferOnSale: PremiumOffer = {
  ...tourOffer,
  description: t(
    'Offer your tour on Serendib: a partnership puts it first in the list, with a badge, for a month from its approval.',
  ),
  free: { to: '/submit-tour-partnership', label: t('Submit a tour you have paid for') },
  plans: [monthly([t('A place at the head of the list'), ...listed, ...always])],
  questions: [
    {
      asked: t('I offer five tours. How many partnerships is that?'),
      answer: t('One for each tour. Buy them one by one; each payment waits for one submission.'),
    },
    {
      asked: t('What happens to my tour when its month is over?'),
      answer: t(
        'It stays in the list, without the badge and its place at the front. Another month brings both back.',
      ),
    },
    ...tourOffer.questions.slice(1),
  ],
  closing: {
    ...tourOffer.closing,
    line: t('Its month begins on the day it is approved, not on the day you pay.'),
  },
};
