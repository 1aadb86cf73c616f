import { t } from '@serendib/contract/words/t';
import { firstUnderFilters, plansOf } from '../plans-of.ts';
import type { PremiumOffer } from '../premium-offer.ts';

export const vehicleOffer: PremiumOffer = {
  name: t('Vehicle premium'),
  path: '/partnership/vehicle-premium',
  description: t(
    'Register your car, van, bus or three-wheeler on Serendib for free, and see what premium adds: first in the list, three photographs and a badge.',
  ),
  title: t('Park at the front.'),
  lead: t(
    'Airport at four in the morning, Ella by noon. The drive goes to the driver they saw first, and with premium that is you.',
  ),
  hero: {
    picture: '/prints/vehicle-three-wheeler-4.svg',
    sky: 'mist',
    alt: t('A yellow three-wheeler with a passenger, below tea hills, as a block print'),
    focus: '50% 66%',
  },
  free: { to: '/vehicle-registration', label: t('Register your vehicle free') },
  plans: plansOf({
    monthly: 'vehicle_premium_monthly',
    yearly: 'vehicle_premium_yearly',
    free: [
      t('Your vehicle, found by type, seats, province and price'),
      t('One photograph'),
      t('Shown beside the destinations of every province you serve'),
      t('Your phone, WhatsApp and email for travellers to use'),
    ],
    premium: [
      t('A place before every free vehicle while it is available'),
      firstUnderFilters,
      t('Three photographs in place of one'),
      t('The Premium badge'),
      t('Live as soon as you register it'),
    ],
  }),
  gains: [
    {
      title: t('First in the row'),
      words: t(
        'Whoever narrows the list to vans in the Central Province sees premium vans first, of those that are available.',
      ),
    },
    {
      title: t('First at the destination'),
      words: t('Every destination shows vehicles that drive there. Premium ones lead those as well.'),
    },
    {
      title: t('Three photographs'),
      words: t('Outside, inside, and the boot with room for two boards and a pram.'),
    },
    {
      title: t('Live at once'),
      words: t(
        'A vehicle you register while you are premium is on the list straight away. The word Verified follows when a person has looked.',
      ),
    },
  ],
  specimen: {
    name: t('Your van'),
    line: t('Nine seats, air conditioning, based in Negombo.'),
    prints: ['/prints/vehicle-van-2.svg', '/prints/vehicle-van-4.svg', '/prints/vehicle-van-1.svg'],
    caption: t('The list of vehicles: premium first, then by rating, then the newest.'),
  },
  questions: [
    {
      asked: t('I have three vehicles. Do I pay three times?'),
      answer: t(
        'No. Vehicle premium belongs to you: it covers every vehicle you have listed, and those you add while it runs.',
      ),
    },
    {
      asked: t('Who sees my number plate and my papers?'),
      answer: t(
        'We do, to check them, and you. Plate, licence, permit and insurance are never shown to travellers.',
      ),
    },
    {
      asked: t('What happens to the second and third photograph when premium ends?'),
      answer: t('They are kept, and not shown. With the next premium they are back.'),
    },
  ],
  closing: { title: t('Fill the tank. The listing is free.'), print: '/prints/vehicle-minibus-1.svg' },
};
