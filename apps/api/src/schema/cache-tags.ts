import type { KindName } from '@serendib/contract/listings/kind';

/**
 * Cache tags: what a kept page or value shows of the database. The triggers of the migration `cache-tags` announce
 * the same words when it changes.
 */
export const tags = {
  /** A listing, wherever it stands. */
  listing: (id: string) => `listing:${id}`,
  /** Which listings of a kind are public, and in which order they stand. */
  listings: (kind: KindName) => `listings:${kind}`,
  /** On which days a listing is busy, and whether that can be relied on. */
  calendar: (id: string) => `calendar:${id}`,
  /** Which of a kind can be had on given days. */
  calendars: (kind: KindName) => `calendars:${kind}`,
  destination: (id: string) => `destination:${id}`,
  /** Which destinations there are, what is known of each, and in which order they stand. */
  destinations: 'destinations',
  reviewsOf: (itemId: string) => `reviews:${itemId}`,
  /** All that was ever said. */
  reviews: 'reviews',
  settings: 'settings',
};
