import type { AdminSort } from '@serendib/contract/listings/admin-rows';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingStatus } from '@serendib/contract/listings/views';

/** Title of a kind's page, and what is said of one of them. */
export const kindTitles: Record<KindName, { title: string; one: string }> = {
  tourGuide: { title: 'Tour guides', one: 'guide' },
  vehicle: { title: 'Vehicles', one: 'vehicle' },
  tour: { title: 'Tours', one: 'tour' },
  businessListing: { title: 'Business listings', one: 'business listing' },
  blog: { title: 'Blogs', one: 'blog' },
};

export const statusWords: Record<ListingStatus, string> = {
  pending: 'Pending',
  approved: 'Verified',
  rejected: 'Rejected',
};

export const sortWords: Record<AdminSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Longest wait first',
  title: 'By name',
  expiry: 'Premium ending soonest',
};

export const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What is said when a call fails; the server's own words follow. */
export const failedWords = (kind: KindName, deed: string): string =>
  kind === 'vehicle' && (deed === 'verified' || deed === 'rejected')
    ? 'Failed to update vehicle status. Please try logging in again.'
    : `The ${kindTitles[kind].one} could not be ${deed}.`;

export const deleteQuestions: Record<KindName, string> = {
  tourGuide: 'Are you sure you want to delete this guide?',
  vehicle: 'Are you sure you want to delete this vehicle?',
  tour: 'Are you sure you want to delete this tour?',
  businessListing: 'Are you sure you want to delete this business listing?',
  blog: 'Are you sure you want to delete this blog?',
};

export const notLoaded: Record<KindName, string> = {
  tourGuide: 'Failed to load guide details',
  vehicle: 'Failed to load vehicle details',
  tour: 'Failed to load tour details',
  businessListing: 'Failed to load business listing details',
  blog: 'Failed to load blog details',
};
