import { t } from '@serendib/contract/words/t';
import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: t('Register as a guide'),
  lead: t(
    'Travellers choose a person. Say what a day with you is like, in which languages, and for how much.',
  ),
  login: t('You must be logged in to register as a tour guide. Please log in again.'),
  send: t('Submit registration'),
  sent: t('Tour guide registration submitted successfully! Your listing will be reviewed within 48 hours.'),
  failed: t('Error submitting registration. Please check all required fields.'),
  head: { sky: 'mist', scene: 'ella-nine-arch', focus: '45% 42%' },
};

export const editWords: EditWords = {
  title: t('Edit Tour Guide Profile'),
  description: t('Changes your tour guide profile.'),
  login: t('You must be logged in to edit a tour guide.'),
  forbidden: t("You don't have permission to edit this tour guide."),
  loadFailed: t('Failed to load tour guide data. Please try again.'),
  saved: t('Tour guide profile updated successfully!'),
  failed: t('Error updating tour guide profile. Please try again.'),
};
