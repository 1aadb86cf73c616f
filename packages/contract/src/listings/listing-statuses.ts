export const listingStatuses = ['pending', 'approved', 'rejected'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
