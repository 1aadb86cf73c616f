import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: 'List your vehicle',
  lead: 'Free, in your own words and at your own prices. Have one good photo and the papers at hand.',
  login: 'You must be logged in to register a vehicle. Please log in again.',
  send: 'Submit registration',
  sent: 'Vehicle registration submitted successfully! Your listing will be reviewed within 48 hours.',
  failed: 'Error registering vehicle',
  live: 'Vehicle registered and automatically upgraded to premium! Your listing is now live.',
  head: { sky: 'gamboge', scene: 'sigiriya', focus: '60% 25%' },
};

export const editWords: EditWords = {
  title: 'Edit Vehicle',
  description: 'Changes a vehicle of yours.',
  login: 'You must be logged in to edit a vehicle.',
  forbidden: "You don't have permission to edit this vehicle.",
  loadFailed: 'Failed to load vehicle data. Please try again.',
  saved: 'Vehicle updated successfully!',
  failed: 'Error updating vehicle',
};
