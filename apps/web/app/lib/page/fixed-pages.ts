import { monthNames } from '@serendib/contract/season/months-in';
import { tripIdeas } from '@serendib/contract/trips/ideas/ideas';
import { mainLinks } from '~/lib/site/site.ts';

/** The pages that do not depend on listings, for search engines. Those that want no visitor from there are left out. */
export const fixedPages: readonly string[] = [
  ...mainLinks.map(({ to }) => to),
  '/trips/ideas',
  ...tripIdeas.map(({ slug }) => `/trips/ideas/${slug}`),
  '/partnership/tour-guide-premium',
  '/partnership/vehicle-premium',
  '/partnership/business-premium',
  '/partnership/tour-operator',
  '/season',
  ...monthNames.map((month) => `/season/${month}`),
  '/about',
  '/contact',
  '/reviews',
  '/privacy-policy',
  '/terms-of-service',
  '/refund-policy',
];
