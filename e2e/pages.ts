import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { APIRequestContext } from 'playwright/test';
import type { Looks } from './stands.ts';
import { find, type Listing, text } from './visitor/listings.ts';

/** Filtered lists: the same page as the whole list, and sooner looked at from all sides. */
const narrowed = [
  '/destinations?district=Kandy&search=temple',
  '/destinations?search=no-such-place',
  '/tours?type=safari',
  '/tour-guides?language=German&district=Kandy',
  '/blogs?search=train',
  '/affiliate-links?type=cafe',
  '/vehicles?type=taxi&area=Western',
  '/vehicles?search=no-such-vehicle',
  '/search?q=german+guide+sigiriya',
  '/search?q=guide&kind=tourGuide',
  '/search?q=no-such-thing',
];

const single = [
  '/',
  '/destination/sigiriya',
  '/map',
  '/map?district=Galle',
  '/trip/driver',
  '/trip/paper',
  '/reviews',
  '/partnership',
  '/partnership/tour-guide-premium',
  '/partnership/vehicle-premium',
  '/partnership/business-premium',
  '/partnership/tour-operator',
  '/vehicle-registration',
  '/submit-tour-partnership',
  '/submit-sponsored-blog',
  '/payment/success',
  '/payment/cancel',
  '/about',
  '/login',
  '/login?session_expired=true',
  '/signup',
  '/forgot-password',
  '/reset-password/no-such-link',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/refund-policy',
  '/no-such-page',
];

/** Pages to look at from all sides. */
export const pagesToLookAt = [...narrowed, ...single];

/** Pages of one template: they differ in what they are filled with. */
const templates: readonly (readonly string[])[] = [
  narrowed.filter((path) => /^\/(tours|tour-guides|blogs|affiliate-links|vehicles)\?/.test(path)),
  narrowed.filter((path) => path.startsWith('/destinations?')),
  narrowed.filter((path) => path.startsWith('/search?')),
  single.filter((path) => /^\/map\b/.test(path)),
  single.filter((path) => path.startsWith('/partnership/')),
  single.filter((path) => path.startsWith('/payment/')),
  single.filter((path) => /^\/login\b/.test(path)),
  ['/privacy-policy', '/terms-of-service', '/refund-policy'],
];

/** Every address that must answer. */
export const everyPage = [
  ...pagesToLookAt,
  '/destinations',
  '/tours',
  '/tour-guides',
  '/blogs',
  '/affiliate-links',
  '/affiliate-links?category=accommodation',
  '/vehicles',
  '/privacy',
  '/terms',
  '/verify-email/no-such-link',
  '/profile',
  '/tour-guide-registration',
  '/partnership/business-listing?tier=free',
  '/vehicle-edit/no-such-vehicle',
  '/admin',
  '/admin/queue',
  '/vehicle-premium',
  '/dev/ui',
];

/** The whole lists, of which the narrowed ones show the rest. */
export const wholeLists = ['/tours', '/blogs', '/vehicles', '/destinations'];

/** The others, of which no journey asks more than that they answer and say what they are. */
export const otherPages = everyPage.filter(
  (path) => !pagesToLookAt.includes(path) && !wholeLists.includes(path),
);

const one = (call: string, page: string) => async (request: APIRequestContext) =>
  `${page}/${(await find(request, call, () => true))._id}`;

/** Vehicles side by side, for days that are named. */
export async function comparedPage(request: APIRequestContext): Promise<string> {
  const some = (await (await request.get('/api/vehicles?limit=3')).json()) as Listing[];
  const [ids, today] = [some.map(({ _id }) => _id).join(','), dayOf(Date.now())];
  return `/compare?kind=vehicle&ids=${ids}&from=${dayAfter(today, 40)}&to=${dayAfter(today, 44)}&near=ella`;
}

/** One page of each kind of listing, as the catalogue happens to have it. */
export const listingPages = {
  'a guide': one('/tour-guides', '/tour-guides'),
  'a vehicle': one('/vehicles', '/vehicles'),
  'a tour': one('/tours', '/tours'),
  'a business': one('/affiliate-links', '/business-listings'),
  'a blog': one('/blogs', '/blogs'),
};

/**
 * In which colours axe looks at a page, on a phone and on a computer. The only page of a template is looked at on both; pages
 * that share one are looked at once each, in turns, so that all of them together are seen by day and by night, small and large.
 */
export function looksAt(path: string, index: number): Looks {
  const pages = [...templates, Object.keys(listingPages)].find((all) => all.includes(path)) ?? [];
  if (pages.length < 2) return index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
  return turns[pages.indexOf(path) % turns.length] as Looks;
}
const turns: readonly Looks[] = [
  ['light', undefined],
  [undefined, 'dark'],
  ['dark', undefined],
  [undefined, 'light'],
];

const named = {
  '/tour-guides': ['name', '/tour-guides'],
  '/vehicles': ['vehicleModel', '/vehicles'],
  '/tours': ['name', '/tours'],
  '/affiliate-links': ['businessName', '/business-listings'],
  '/blogs': ['title', '/blogs'],
  '/destinations': ['name', '/destination'],
} as const;

/** The page of the one with the longest name, of each kind of listing and of the destinations. */
const longest = (call: keyof typeof named) => async (request: APIRequestContext) => {
  const [name, page] = named[call];
  const all = (await (await request.get(`/api${call}?limit=100`)).json()) as Listing[];
  const [one] = all.sort((one, other) => text(other, name).length - text(one, name).length);
  return `${page}/${one?._id}`;
};
export const longestNames: Record<keyof typeof listingPages | 'a destination', ReturnType<typeof longest>> = {
  'a guide': longest('/tour-guides'),
  'a vehicle': longest('/vehicles'),
  'a tour': longest('/tours'),
  'a business': longest('/affiliate-links'),
  'a blog': longest('/blogs'),
  'a destination': longest('/destinations'),
};
