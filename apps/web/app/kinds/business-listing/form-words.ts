import { t } from '@serendib/contract/words/t';
import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: t('List your business'),
  lead: t('A hotel, a cafe, twelve seats by the road: free, and found by those who are nearly there.'),
  login: t('You must be logged in to list a business. Please log in again.'),
  send: t('Submit listing'),
  sent: t('Business listing submitted successfully! It will be reviewed by our team.'),
  failed: t('Failed to submit business listing: {reason}', { reason: '{reason}' }),
  toggle: t('We take bookings on a website of our own'),
  head: { sky: 'rose', scene: 'stilt-fishermen', focus: '45% 31%' },
};

export const editWords: EditWords = {
  title: t('Edit Business Listing'),
  description: t('Changes a business listing of yours.'),
  login: t('You must be logged in to edit a business listing.'),
  forbidden: t("You don't have permission to edit this business listing."),
  loadFailed: t('Failed to load business data. Please try again.'),
  saved: t('Business listing updated successfully! Changes will be reviewed by our team.'),
  failed: t('An error occurred while updating the business listing.'),
  toggle: t('We take bookings on a website of our own'),
  gone: t('Failed to load business details.'),
};
