import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: 'Offer a tour',
  lead: 'One tour a form: where it goes, what it costs, who to ring. Those who come write to you, not to us.',
  login: 'You must be logged in to offer a tour. Please log in again.',
  send: 'Submit tour',
  sent: 'Tour partnership submitted successfully! It will be reviewed by our team.',
  failed: 'An error occurred during submission.',
  toggle: 'I have a website for managing tour bookings',
  head: { sky: 'plum', scene: 'negombo', focus: '40% 31%' },
};

export const editWords: EditWords = {
  title: 'Edit Tour',
  description: 'Changes a tour of yours.',
  login: 'You must be logged in to edit a tour.',
  forbidden: "You don't have permission to edit this tour.",
  loadFailed: 'Failed to load tour data. Please try again.',
  saved: 'Tour updated successfully!',
  failed: 'An error occurred while updating the tour.',
  toggle: 'I have a website for managing tour bookings',
};
