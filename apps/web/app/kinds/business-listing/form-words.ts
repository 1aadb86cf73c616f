import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: 'List your business',
  lead: 'A hotel, a cafe, twelve seats by the road: free, and found by those who are nearly there.',
  login: 'You must be logged in to list a business. Please log in again.',
  send: 'Submit listing',
  sent: 'Business listing submitted successfully! It will be reviewed by our team.',
  failed: 'Failed to submit business listing: {reason}',
  toggle: 'We take bookings on a website of our own',
  head: { sky: 'rose', scene: 'stilt-fishermen', focus: '45% 31%' },
};

export const editWords: EditWords = {
  title: 'Edit Business Listing',
  description: 'Changes a business listing of yours.',
  login: 'You must be logged in to edit a business listing.',
  forbidden: "You don't have permission to edit this business listing.",
  loadFailed: 'Failed to load business data. Please try again.',
  saved: 'Business listing updated successfully! Changes will be reviewed by our team.',
  failed: 'An error occurred while updating the business listing.',
  toggle: 'We take bookings on a website of our own',
  gone: 'Failed to load business details.',
};
