import type { socialPages } from '../../apps/web/app/lib/page/social-image.ts';

type PageName = (typeof socialPages)[string];

/** The scene and the words on the picture of each page that has one of its own. */
export const pagePictures: Record<PageName, { scene: string; words: string }> = {
  home: { scene: 'sigiriya', words: 'Small island. Take the long way.' },
  destinations: { scene: 'mirissa', words: 'Places in Sri Lanka worth a journey' },
  map: { scene: 'koneswaram', words: 'Sri Lanka, district by district' },
  tours: { scene: 'ella-nine-arch', words: 'Tours by the people who lead them' },
  'tour-guides': { scene: 'pidurangala', words: 'Guides who live where you are going' },
  blogs: { scene: 'haputale', words: 'Stories from the road' },
  bookings: { scene: 'galle', words: 'Rooms and tables, booked from their owners' },
  partnership: { scene: 'negombo', words: 'List what you offer, free' },
  vehicles: { scene: 'nuwara-eliya', words: 'A vehicle, and a driver who knows the road' },
  about: { scene: 'stilt-fishermen', words: 'Someone here is expecting you' },
  contact: { scene: 'kandy', words: 'Write to us' },
  reviews: { scene: 'trincomalee', words: 'What travellers said' },
};
