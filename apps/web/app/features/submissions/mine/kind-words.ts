import type { KindName } from '@serendib/contract/listings/kind';

/** What the profile says of each kind: its heading, how it is invited, and where its plans are. */
export const kindWords: Record<
  KindName,
  { heading: string; invite: string; line: string; offer: string; print: string }
> = {
  tourGuide: {
    heading: 'Tour guide profile',
    invite: 'Guide travellers',
    line: 'Your languages, your districts, your day rate.',
    offer: '/partnership/tour-guide-premium',
    print: '/prints/portrait-1.svg',
  },
  vehicle: {
    heading: 'Vehicles',
    invite: 'List a vehicle',
    line: 'A three-wheeler or a coach, with its driver.',
    offer: '/partnership/vehicle-premium',
    print: '/prints/vehicle-van-1.svg',
  },
  blog: {
    heading: 'Blogs',
    invite: 'Write a blog',
    line: 'Here, or a link to the one on your own site.',
    offer: '/partnership',
    print: '/prints/blog-2.svg',
  },
  tour: {
    heading: 'Tours',
    invite: 'Offer a tour',
    line: 'Day by day, with your price and your group size.',
    offer: '/partnership',
    print: '/prints/tour-safari-1.svg',
  },
  businessListing: {
    heading: 'Business listings',
    invite: 'Show your business',
    line: 'A place to sleep, to eat or to sit down.',
    offer: '/partnership/business-premium',
    print: '/prints/business-cafe-1.svg',
  },
};

/** The page on which the premium of a kind is renewed. */
export const renewPage: Record<KindName, string> = {
  tourGuide: '/partnership/tour-guide-premium#plans',
  vehicle: '/partnership/vehicle-premium#plans',
  businessListing: '/partnership/business-premium#plans',
  tour: '/partnership/tour-operator#plans',
  blog: '/partnership#blog-section',
};
