import { t } from '@serendib/contract/words/t';
import { firstUnderFilters, plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const businessOffer: PremiumOffer = {
  name: t('Business premium'),
  path: '/partnership/business-premium',
  description: t(
    'List your hotel, restaurant, café or local eatery on Serendib for free, and see what premium adds: first in its list, and a badge.',
  ),
  title: t('Put your sign on the main road.'),
  lead: t(
    'You have the rooms, the kitchen and the view. Premium hangs the sign where travellers pass, whether they come to sleep or to eat.',
  ),
  hero: {
    picture: '/scenes/galle-face.svg',
    sky: 'rose',
    alt: t('Kites over Galle Face Green, with a food stall in front of the old hotel, as a block print'),
    focus: '70% 62%',
  },
  free: { to: '/partnership/business-listing?tier=free', label: t('List your business free') },
  plans: plansOf({
    monthly: 'business_listing_monthly',
    yearly: 'business_listing_yearly',
    free: [
      t('Your place under hotels, restaurants, cafés or local eateries'),
      t('Your photograph'),
      t('Address, opening hours, prices and specialties'),
      t('A link to your own website, with its clicks counted'),
    ],
    premium: [
      t('A place before every free listing of your kind'),
      firstUnderFilters,
      t('The PREMIUM badge'),
      t('New listings of yours are premium as well'),
    ],
  }),
  gains: [
    {
      title: t('Before the neighbours'),
      words: t('Hotels, restaurants, cafés and local eateries each have a list. Premium places open it.'),
    },
    {
      title: t('No surprise at the end'),
      words: t(
        'It never renews by itself. Your profile reminds you two weeks before, and no day you bought is lost.',
      ),
    },
    { title: t('A badge'), words: t('PREMIUM, in gamboge, on your card and above the name on your page.') },
    {
      title: t('The guest stays yours'),
      words: t(
        'They ring you, write to you or book on your own site. There is no commission on a night or a dish.',
      ),
    },
  ],
  specimen: {
    name: t('Your place'),
    line: t('Six rooms, a cook from the village, the sea in front.'),
    prints: ['/prints/business-hotel-2.svg'],
    caption: t('A list of places: premium first, then by rating.'),
  },
  questions: [
    {
      asked: t('I have a hotel and a restaurant. Is that two listings?'),
      answer: t(
        'Yes, so that those who are hungry and those who are tired both find you. Business premium covers all of yours, and those you add while it runs.',
      ),
    },
    {
      asked: t('I already take bookings elsewhere. Does that fit?'),
      answer: t(
        'Yes. Give us the address of your own page, and the button on your listing opens it. We count the clicks for you and take nothing.',
      ),
    },
    {
      asked: t('What happens to my listings when premium ends?'),
      answer: t('They stay as they are, and stand among the free ones again, the best rated first.'),
    },
  ],
  closing: {
    title: t('Lay one more place. Somebody is on the way.'),
    print: '/prints/business-local-eatery-1.svg',
  },
};
