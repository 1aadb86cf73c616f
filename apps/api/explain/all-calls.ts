import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';

/** What is asked for, in words and as a path, and how many buffers all its statements may read. */
export type Call = [what: string, path: string, most: number];

const days = 'from=2027-01-12&to=2027-01-26';
const all: Kind[] = kindNames.map((name) => kinds[name]);
const asks = ({ name, options }: Kind['filters'][number], at: number) =>
  `${name}=${encodeURIComponent(options.at(at)?.value ?? '')}`;

/** Of each kind: as it opens, in each order, and by each value that most have and that fewest have, alone and together. */
const lists = all.flatMap(({ path, filters }): Call[] => {
  const combined = filters.flatMap((filter, at) => {
    const [next, third] = [filters[(at + 1) % filters.length], filters[(at + 2) % filters.length]];
    return [
      asks(filter, 0),
      asks(filter, -1),
      ...(next && next !== filter ? [[asks(filter, 0), asks(next, -1)].join('&')] : []),
      ...(next && third && filters.length > 2
        ? [[asks(filter, 0), asks(next, 0), asks(third, -1)].join('&')]
        : []),
    ];
  });
  const asked = ['', 'sort=rating', 'sort=newest', 'sort=price', ...combined];
  return asked.map((query) => [`${path} ${query}`, `${path}?limit=24&${query}`, 4_000]);
});

/** Words that many, some and few have, that are misspelt, unfinished and unknown, several, and with what else is asked. */
const searches = [
  ...[
    'toyota',
    'word1500',
    'word3987',
    'toyotta',
    'qzxvjw',
    'to',
    'toyota+caravan',
    'toyota+lagoon',
    'to+ca',
  ],
  ...['toyota+word3987', 'toyotaaa+caravannn', 'toyota&type=van', 'montero&type=van&area=Central'],
].map((asked): Call => [`the words ${asked}`, `/vehicles?limit=24&search=${asked}`, 5_000]);

/** Besides lists by values and words. `{vehicle}` stands for one that is public. */
export const publicCalls: Call[] = [
  ...lists,
  ...searches,
  ...all.map(({ path }): Call => [`one of ${path}`, `${path}/{${path}}`, 60]),
  ['price and seats', '/vehicles?limit=24&maxPrice=20000&seats=40', 2_500],
  ['price and seats that nothing has', '/vehicles?limit=24&maxPrice=10&seats=50', 2_500],
  ['a search of everything', '/search?q=lagoon', 12_000],
  ['a search of everything in a sentence', '/search?q=van%20in%20kandy', 15_000],
  ['suggestions', '/search/suggest?q=toy', 500],
  ['what is near, the nearest first', '/vehicles?limit=24&near=kandy&radius=15&sort=nearest', 600],
  ['what is near, as recommended', '/vehicles?limit=24&near=kandy&radius=50', 2_000],
  ['what is near, by a filter', '/tours?limit=24&near=kandy&radius=50&type=cultural', 2_000],
  [
    'what is near, by a word that few have',
    '/affiliate-links?limit=24&near=kandy&radius=50&search=word3987',
    700,
  ],
  ['what is near, by a word of some', '/vehicles?limit=24&near=kandy&radius=100&search=montero', 2_600],
  ['what is near, by a word of many', '/vehicles?limit=24&near=kandy&radius=50&search=toyota', 2_600],
  [
    'the nearest by a word of many',
    '/vehicles?limit=24&near=kandy&radius=50&sort=nearest&search=toyota',
    2_700,
  ],
  [
    'the nearest by a word of some',
    '/vehicles?limit=24&near=kandy&radius=100&sort=nearest&search=montero',
    4_800,
  ],
  ['what a word means, near a place', '/affiliate-links?limit=24&near=kandy&radius=50&search=pool', 5_400],
  ['a type, near a place', '/search?q=hotel%20colombo&kind=businessListing', 1_600],
  ['a word that few have, near a place', '/search?q=word3987%20near%20kandy&kind=businessListing', 1_500],
  ['a small part of the map', '/affiliate-links?limit=24&bbox=80.5,6.7,80.6,6.8', 1_000],
  ['a large part of the map', '/affiliate-links?limit=24&bbox=79.9,6,81.5,9', 2_000],
  ['who is free', `/vehicles?limit=24&${days}`, 3_000],
  ['who is free, with a filter', `/tour-guides?limit=24&${days}&language=German`, 8_000],
  ['three compared', `/compare?kind=vehicle&ids={/vehicles},{/vehicles 2}&${days}`, 200],
  ['a calendar', `/vehicles/{/vehicles}/calendar?${days}`, 60],
  ['the home page: guides', '/tour-guides/featured/homepage?view=card', 500],
  ['the home page: rooms and tables', '/affiliate-links/featured/homepage?view=card', 500],
  ['the home page: tours', '/tours?limit=8&view=card', 500],
  ['guides of a destination', '/tour-guides/featured/destination/{destination}', 500],
  ['vehicles of a destination', '/vehicles/featured/destination/{destination}', 1_000],
  ['reviews of a listing', '/reviews?itemType=vehicle&itemId={reviewed}', 200],
  ['newest reviews', '/reviews?limit=24', 1_000],
  ['reviews of a kind', '/reviews?limit=24&itemType=vehicle', 1_500],
  ['what all reviews come to', '/reviews/summary', 100],
  ['the sitemap', '/sitemap', 100],
  ['a part of the sitemap', '/sitemap/vehicle', 4_000],
];

/** The same of what administrators ask for. */
export const adminCalls: Call[] = [
  ['revenue', '/admin/revenue', 1_500],
  ['what waits', '/admin/pending/vehicles', 500],
  ['what was deleted', '/admin/deleted-listings?limit=24', 800],
  ['what was deleted, with a word of all', '/admin/deleted-listings?limit=24&search=toyota', 800],
  // These walk over all of thirty days, for the page and for how many there are.
  ['what was deleted, by its owner', '/admin/deleted-listings?limit=24&search=person778', 10_000],
  ['what was deleted, with a word of none', '/admin/deleted-listings?limit=24&search=zebra', 10_000],
  // Here nothing of what was changed was ever looked at, so that all of it is passed over.
  ['what was changed', '/admin/pending/vehicles?what=changed', 2_500],
  ...all.map(({ path }): Call => [`all of ${path}`, `${path}/all?limit=24`, 500]),
  ['a kind by title', '/vehicles/all?limit=24&sort=title', 500],
  ['a kind by when premium ends', '/vehicles/all?limit=24&sort=expiry', 500],
  ['pending ones', '/vehicles/all?limit=24&status=pending&sort=waiting', 1_500],
  ['hidden ones', '/vehicles/all?limit=24&hidden=true', 2_500],
  ['two filters', '/vehicles/all?limit=24&type=suv&area=Northern', 4_000],
  ['a word of many', '/vehicles/all?limit=24&search=toyota', 3_000],
  ['a word of few', '/vehicles/all?limit=24&search=word3987', 2_000],
  ['a misspelt word', '/vehicles/all?limit=24&search=toyotta', 4_000],
  ['a person', '/vehicles/all?limit=24&search=kamala', 2_500],
  ['of an owner', '/vehicles/all?limit=24&ownerId={person}', 500],
  ['everything called so', '/admin/search?q=kumari', 12_000],
  ['a listing to be looked at', '/admin/listings/{/vehicles}/review', 1_000],
  ['a listing of an owner to be looked at', '/admin/listings/{own}/review', 1_500],
  ['which papers were seen', '/admin/listings/{own}/seen', 200],
  ['notes on a listing', '/admin/notes?listingId={own}', 100],
  ['what became of a listing', '/listings/{own}/history', 100],
  ['the days of a listing', '/listings/{own}/days', 100],
  ['when a guide had premium', '/admin/tour-guides/{/tour-guides}/payment-history', 100],
  ['people', '/admin/users?limit=24', 500],
  ['people by name', '/admin/users?limit=24&sort=name', 500],
  ['people by part of a name that many have', '/admin/users?limit=24&search=umar', 1_500],
  ['people by part of an address that few have', '/admin/users?limit=24&search=person199', 1_500],
  ['people by what nobody is called', '/admin/users?limit=24&search=zebra', 1_000],
  ['an account', '/admin/users/{person}', 200],
  ['reviews', '/admin/reviews?limit=24', 1_000],
  ['reviews of five stars', '/admin/reviews?limit=24&rating=5', 1_500],
  ['reviews with a word of many', '/admin/reviews?limit=24&search=driver', 2_500],
  // The 32,000 newest are looked at before all are asked for, however many there are.
  ['reviews with a word of none', '/admin/reviews?limit=24&search=zebra', 2_500],
  ['hidden reviews', '/admin/reviews?limit=24&hidden=true', 1_000],
  // What payments come to is not among these: it adds up all that were ever paid.
  ['payments', '/admin/payments?limit=24', 500],
  ['a payment', '/admin/payments/{order}', 200],
  ['payments that failed', '/admin/payments?limit=24&status=failed', 2_500],
  ['the audit', '/admin/audit?limit=24', 500],
  ['alerts', '/admin/alerts', 100],
  ['chargebacks', '/admin/chargebacks', 500],
  ['jobs that failed', '/admin/failed-jobs', 100],
  ['the audit by name', '/admin/audit?limit=24&search=Listing%20777', 1_500],
];

/** The same of what owners of listings ask for. */
export const ownerCalls: Call[] = [
  ['their vehicles', '/vehicles/my-submissions?limit=24', 200],
  ['what is counted of their vehicles', '/vehicles/my-submissions?view=state&limit=24', 200],
  ['where they are signed in', '/auth/sessions', 100],
  ['their payments', '/payments/user?limit=24', 100],
  ['their free months', '/free-months', 200],
  ['what they said of a listing', '/reviews/mine?itemType=vehicle&itemId={reviewed}', 100],
  ['their trips', '/trips', 100],
  ['days on which a tour leaves', '/tours/{/tours}/departures', 100],
];
