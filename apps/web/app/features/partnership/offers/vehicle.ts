import { plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const vehicleOffer: PremiumOffer = {
  name: 'Vehicle premium',
  path: '/partnership/vehicle-premium',
  description:
    'Register your car, van, bus or three-wheeler on Serendib for free, and see what premium adds: first in the list, three photographs and a badge.',
  title: 'Park at the front.',
  lead: 'Airport at four in the morning, Ella by noon. The drive goes to the driver they saw first, and with premium that is you.',
  hero: {
    picture: '/prints/vehicle-three-wheeler-4.svg',
    sky: 'mist',
    alt: 'A yellow three-wheeler with a passenger, below tea hills, as a block print',
    focus: '50% 66%',
  },
  free: { to: '/vehicle-registration', label: 'Register your vehicle free' },
  plans: plansOf({
    monthly: 'vehicle_premium_monthly',
    yearly: 'vehicle_premium_yearly',
    free: [
      'Your vehicle, found by type, seats, province and price',
      'One photograph',
      'Shown beside the destinations of every province you serve',
      'Your phone, WhatsApp and email for travellers to use',
    ],
    premium: [
      'A place before every free vehicle',
      'Three photographs in place of one',
      'The Premium badge',
      'Live as soon as you register it',
    ],
  }),
  gains: [
    {
      title: 'First in the row',
      words: 'Whoever narrows the list to vans in the Central Province still sees premium vans first.',
    },
    {
      title: 'First at the destination',
      words: 'Every destination shows vehicles that drive there. Premium ones lead those as well.',
    },
    {
      title: 'Three photographs',
      words: 'Outside, inside, and the boot with room for two boards and a pram.',
    },
    {
      title: 'Live at once',
      words:
        'A vehicle you register while you are premium is on the list straight away. The word Verified follows when a person has looked.',
    },
  ],
  specimen: {
    name: 'Your van',
    line: 'Nine seats, air conditioning, based in Negombo.',
    prints: ['/prints/vehicle-van-2.svg', '/prints/vehicle-van-4.svg', '/prints/vehicle-van-1.svg'],
    caption: 'The list of vehicles: premium first, then by rating, then the newest.',
  },
  questions: [
    {
      asked: 'I have three vehicles. Do I pay three times?',
      answer:
        'No. Vehicle premium belongs to you: it covers every vehicle you have listed, and those you add while it runs.',
    },
    {
      asked: 'Who sees my number plate and my papers?',
      answer:
        'We do, to check them, and you. Plate, licence, permit and insurance are never shown to travellers.',
    },
    {
      asked: 'What happens to the second and third photograph when premium ends?',
      answer: 'They are kept, and not shown. With the next premium they are back.',
    },
  ],
  closing: { title: 'Fill the tank. The listing is free.', print: '/prints/vehicle-minibus-1.svg' },
};
