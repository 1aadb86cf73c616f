import { plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const businessOffer: PremiumOffer = {
  name: 'Business premium',
  path: '/partnership/business-premium',
  description:
    'List your hotel, restaurant, café or local eatery on Serendib for free, and see what premium adds: first in its list, and a badge.',
  title: 'Put your sign on the main road.',
  lead: 'You have the rooms, the kitchen and the view. Premium hangs the sign where travellers pass, whether they come to sleep or to eat.',
  hero: {
    picture: '/scenes/galle-face.svg',
    sky: 'rose',
    alt: 'Kites over Galle Face Green, with a food stall in front of the old hotel, as a block print',
    focus: '70% 62%',
  },
  free: { to: '/partnership/business-listing?tier=free', label: 'List your business free' },
  plans: plansOf({
    monthly: 'business_listing_monthly',
    yearly: 'business_listing_yearly',
    free: [
      'Your place under hotels, restaurants, cafés or local eateries',
      'Your photograph',
      'Address, opening hours, prices and specialties',
      'A link to your own website, with its clicks counted',
    ],
    premium: [
      'A place before every free listing of your kind',
      'First in every search and under every filter too',
      'The PREMIUM badge',
      'New listings of yours are premium as well',
    ],
  }),
  gains: [
    {
      title: 'Before the neighbours',
      words: 'Hotels, restaurants, cafés and local eateries each have a list. Premium places open it.',
    },
    {
      title: 'No surprise at the end',
      words:
        'It never renews by itself. Your profile reminds you two weeks before, and no day you bought is lost.',
    },
    { title: 'A badge', words: 'PREMIUM, in gamboge, on your card and above the name on your page.' },
    {
      title: 'The guest stays yours',
      words:
        'They ring you, write to you or book on your own site. There is no commission on a night or a dish.',
    },
  ],
  specimen: {
    name: 'Your place',
    line: 'Six rooms, a cook from the village, the sea in front.',
    prints: ['/prints/business-hotel-2.svg'],
    caption: 'A list of places: premium first, then by rating.',
  },
  questions: [
    {
      asked: 'I have a hotel and a restaurant. Is that two listings?',
      answer:
        'Yes, so that those who are hungry and those who are tired both find you. Business premium covers all of yours, and those you add while it runs.',
    },
    {
      asked: 'I already take bookings elsewhere. Does that fit?',
      answer:
        'Yes. Give us the address of your own page, and the button on your listing opens it. We count the clicks for you and take nothing.',
    },
    {
      asked: 'What happens to my listings when premium ends?',
      answer: 'They stay as they are, and stand among the free ones again, the best rated first.',
    },
  ],
  closing: {
    title: 'Lay one more place. Somebody is on the way.',
    print: '/prints/business-local-eatery-1.svg',
  },
};
