import { t } from '@serendib/contract/words/t';
import { firstUnderFilters, plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const guideOffer: PremiumOffer = {
  name: t('Tour guide premium'),
  path: '/partnership/tour-guide-premium',
  description: t(
    'Register as a tour guide on Serendib for free, and see what premium adds: first in the list, a badge, and a chance at the homepage.',
  ),
  title: t('Be the first guide they meet.'),
  lead: t(
    'Nobody scrolls to the end of a list. Premium moves you to its head, with a badge that says you mean it.',
  ),
  hero: {
    picture: '/scenes/riverston.svg',
    sky: 'gamboge',
    alt: t('A guide and two walkers look across to a peak above the clouds, as a block print'),
    focus: '40% 20%',
  },
  free: { to: '/tour-guide-registration', label: t('Register free') },
  plans: plansOf({
    monthly: 'guide_premium_monthly',
    yearly: 'guide_premium_yearly',
    free: [
      t('Your profile, found by language, district and specialty'),
      t('Your photograph'),
      t('Your phone, WhatsApp and email for travellers to use'),
      t('Reviews from people you have guided'),
    ],
    premium: [
      t('A place above every free profile while you are available'),
      firstUnderFilters,
      t('The Premium badge'),
      t('A chance to stand on the homepage'),
    ],
  }),
  gains: [
    {
      title: t('First in the list'),
      words: t(
        'Somebody looks for a German-speaking guide in Kandy. Of those who are available, premium guides come first, then the best rated.',
      ),
    },
    {
      title: t('No surprise at the end'),
      words: t(
        'It never renews by itself. Your profile reminds you two weeks before, and no day you bought is lost.',
      ),
    },
    { title: t('A badge'), words: t('On your card and on your profile, wherever either is shown.') },
    {
      title: t('The homepage'),
      words: t(
        'The guides on our first page are chosen from premium guides, and the best rated stand first.',
      ),
    },
  ],
  specimen: {
    name: t('Your name'),
    line: t('Kandy, Matale. English, German. Eleven years on these paths.'),
    prints: ['/prints/portrait-2.svg'],
    tall: true,
    caption: t('The list of guides: premium first, then by rating.'),
  },
  questions: [
    {
      asked: t('Do I need premium to be a guide here?'),
      answer: t(
        'No. Registering is free, and a free profile is found, reviewed and written to like any other. Premium changes where it stands, not what it is.',
      ),
    },
    {
      asked: t('May I register twice, for two regions?'),
      answer: t(
        'One registration for each person. Name every district you guide in; travellers find you under each of them.',
      ),
    },
    {
      asked: t('What happens to my profile when premium ends?'),
      answer: t('It stays as it is, and stands among the free ones again, the best rated first.'),
    },
  ],
  closing: { title: t('The path starts at a free profile.'), print: '/prints/portrait-1.svg' },
};
