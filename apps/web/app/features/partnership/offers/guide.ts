import { plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const guideOffer: PremiumOffer = {
  name: 'Tour guide premium',
  path: '/partnership/tour-guide-premium',
  description:
    'Register as a tour guide on Serendib for free, and see what premium adds: first in the list, a badge, and a chance at the homepage.',
  title: 'Be the first guide they meet.',
  lead: 'Nobody scrolls to the end of a list. Premium moves you to its head, with a badge that says you mean it.',
  hero: {
    picture: '/scenes/riverston.svg',
    sky: 'gamboge',
    alt: 'A guide and two walkers look across to a peak above the clouds, as a block print',
    focus: '40% 20%',
  },
  free: { to: '/tour-guide-registration', label: 'Register free' },
  plans: plansOf({
    monthly: 'guide_premium_monthly',
    yearly: 'guide_premium_yearly',
    free: [
      'Your profile, found by language, district and specialty',
      'Your photograph',
      'Your phone, WhatsApp and email for travellers to use',
      'Reviews from people you have guided',
    ],
    premium: [
      'A place above every free profile',
      'First in every search and under every filter too',
      'The Premium badge',
      'A chance to stand on the homepage',
    ],
  }),
  gains: [
    {
      title: 'First in every list',
      words:
        'Somebody looks for a German-speaking guide in Kandy. Premium guides come first, then the best rated.',
    },
    {
      title: 'No surprise at the end',
      words:
        'It never renews by itself. Your profile reminds you two weeks before, and no day you bought is lost.',
    },
    { title: 'A badge', words: 'On your card and on your profile, wherever either is shown.' },
    {
      title: 'The homepage',
      words: 'The guides on our first page are chosen from premium guides, and the best rated stand first.',
    },
  ],
  specimen: {
    name: 'Your name',
    line: 'Kandy, Matale. English, German. Eleven years on these paths.',
    prints: ['/prints/portrait-2.svg'],
    tall: true,
    caption: 'The list of guides: premium first, then by rating. There is no other way up.',
  },
  questions: [
    {
      asked: 'Do I need premium to be a guide here?',
      answer:
        'No. Registering is free, and a free profile is found, reviewed and written to like any other. Premium changes where it stands, not what it is.',
    },
    {
      asked: 'May I register twice, for two regions?',
      answer:
        'One registration for each person. Name every district you guide in; travellers find you under each of them.',
    },
    {
      asked: 'What happens to my profile when premium ends?',
      answer: 'It stays as it is, and stands among the free ones again, the best rated first.',
    },
  ],
  closing: { title: 'The path starts at a free profile.', print: '/prints/portrait-1.svg' },
};
