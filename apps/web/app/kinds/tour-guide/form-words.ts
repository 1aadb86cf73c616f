import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: 'Register as a guide',
  lead: 'Travellers choose a person. Say what a day with you is like, in which languages, and for how much.',
  login: 'You must be logged in to register as a tour guide. Please log in again.',
  send: 'Submit registration',
  sent: 'Tour guide registration submitted successfully! Your listing will be reviewed within 48 hours.',
  failed: 'Error submitting registration. Please check all required fields.',
  head: { sky: 'mist', scene: 'ella-nine-arch', focus: '45% 42%' },
};

export const editWords: EditWords = {
  title: 'Edit Tour Guide Profile',
  description: 'Changes your tour guide profile.',
  login: 'You must be logged in to edit a tour guide.',
  forbidden: "You don't have permission to edit this tour guide.",
  loadFailed: 'Failed to load tour guide data. Please try again.',
  saved: 'Tour guide profile updated successfully!',
  failed: 'Error updating tour guide profile. Please try again.',
};
