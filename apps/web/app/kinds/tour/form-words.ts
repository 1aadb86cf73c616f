import { t } from '@serendib/contract/words/t';
import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: t('Offer a tour'),
  lead: t(
    'One tour a form: where it goes, what it costs, who to ring. Those who come write to you, not to us.',
  ),
  login: t('You must be logged in to offer a tour. Please log in again.'),
  send: t('Submit tour'),
  sent: t('Tour partnership submitted successfully! It will be reviewed by our team.'),
  failed: t('An error occurred during submission.'),
  toggle: t('I have a website for managing tour bookings'),
  head: { sky: 'plum', scene: 'negombo', focus: '40% 31%' },
};

export const editWords: EditWords = {
  title: t('Edit Tour'),
  description: t('Changes a tour of yours.'),
  login: t('You must be logged in to edit a tour.'),
  forbidden: t("You don't have permission to edit this tour."),
  loadFailed: t('Failed to load tour data. Please try again.'),
  saved: t('Tour updated successfully!'),
  failed: t('An error occurred while updating the tour.'),
  toggle: t('I have a website for managing tour bookings'),
};
