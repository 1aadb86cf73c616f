import type { AdminSort } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingStatus } from '@serendib/contract/listings/views';
import { kindUi } from '~/kinds/index.ts';

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
export const failedWords = (kind: KindName, action: string): string =>
  kind === 'vehicle' && (action === 'verified' || action === 'rejected')
    ? 'Failed to update vehicle status. Please try logging in again.'
    : `The ${kindUi[kind].one} could not be ${action}.`;

export const deleteQuestion = (kind: KindName): string =>
  `Are you sure you want to delete this ${kindUi[kind].one}?`;

export const notLoaded = (kind: KindName): string => `Failed to load ${kindUi[kind].one} details`;
