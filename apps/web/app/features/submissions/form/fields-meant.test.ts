import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { fieldsMeant } from './fields-meant.ts';

test.each([
  [
    'vehicle',
    'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.',
    ['vehicleImages'],
  ],
  [
    'vehicle',
    'The photos show another vehicle than the one you describe. Please send photos of this one.',
    ['vehicleImages'],
  ],
  [
    'vehicle',
    'Please add the permit and the insurance of this vehicle, so that we can check them.',
    ['vehiclePermit', 'insuranceInfo'],
  ],
  [
    'vehicle',
    'We could not reach you by the phone number or address you gave. Please check them and send it again.',
    ['contactPhone', 'contactEmail', 'whatsapp'],
  ],
  [
    'tourGuide',
    'We could not find your licence number. Please check it, or leave it out if you hold none.',
    ['licenseNumber'],
  ],
  [
    'tourGuide',
    'Please tell travellers more. With only a few words they cannot tell what to expect.',
    ['bio'],
  ],
  [
    'tour',
    'Please say what the price includes, and for how many people it is.',
    ['priceRange', 'included', 'notIncluded', 'priceUnit'],
  ],
  [
    'tour',
    'Please describe each day, so that travellers know where they will be.',
    ['description', 'itinerary'],
  ],
  ['businessListing', 'Please give the whole address, so that travellers find you.', ['address']],
  [
    'businessListing',
    'The booking link does not lead to your place. Please check it and send it again.',
    ['redirectUrl'],
  ],
  [
    'blog',
    'These words stand elsewhere already. Please write in your own, or link to where it was published.',
    ['content', 'blogUrl'],
  ],
  [
    'tourGuide',
    'Please add a photo of your guide licence under Papers, so that we can check it.',
    ['licenseNumber'],
  ],
  ['businessListing', 'Please add a photo of your registration under Papers, so that we can check it.', []],
  [
    'tour',
    'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.\nThe phone number is wrong.',
    ['image', 'moreImages', 'contactPhone', 'whatsapp'],
  ],
  [
    'vehicle',
    'You have listed this before. Please keep one listing and change it where something is new.',
    [],
  ],
] as const)('of a %s, "%s" speaks of %j', (kind, reason, names) => {
  expect(fieldsMeant(kinds[kind].fields, reason).sort()).toEqual([...names].sort());
});
