import type { AdminSort } from '@serendib/contract/listings/admin-sorts';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';

export const statusWords: Record<ListingStatus, string> = {
  pending: t('Pending'),
  approved: t('Verified'),
  rejected: t('Rejected'),
};

export const sortWords: Record<AdminSort, string> = {
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  waiting: t('Longest wait first'),
  title: t('By name'),
  expiry: t('Premium ending soonest'),
};

export const choices = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const couldNot = {
  verified: (noun: string) => t('The {noun} could not be verified.', { noun }),
  rejected: (noun: string) => t('The {noun} could not be rejected.', { noun }),
  deleted: (noun: string) => t('The {noun} could not be deleted.', { noun }),
  featured: (noun: string) => t('The {noun} could not be featured.', { noun }),
};

/** What is said when a call fails; the server's own words follow. */
export const failedWords = (kind: KindName, action: keyof typeof couldNot): string =>
  kind === 'vehicle' && (action === 'verified' || action === 'rejected')
    ? t('Failed to update vehicle status. Please try logging in again.')
    : couldNot[action](kindUi[kind].one);

export const deleteQuestion = (kind: KindName): string =>
  t('Are you sure you want to delete this {noun}?', { noun: kindUi[kind].one });

export const notLoaded = (kind: KindName): string =>
  t('Failed to load {noun} details', { noun: kindUi[kind].one });
