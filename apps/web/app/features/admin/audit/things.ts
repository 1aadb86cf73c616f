import type { AuditedThing } from '@serendib/contract/administration/audit-rows';

export const thingWords: Record<AuditedThing, string> = {
  tourGuide: 'Tour guide',
  vehicle: 'Vehicle',
  tour: 'Tour',
  businessListing: 'Business listing',
  blog: 'Blog',
  destination: 'Destination',
  user: 'User',
  review: 'Review',
  payment: 'Payment',
  settings: 'Settings',
};

export const things = Object.entries(thingWords).map(([value, label]) => ({ value, label }));
