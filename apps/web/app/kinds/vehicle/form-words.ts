import { t } from '@serendib/contract/words/t';
import type { EditWords, NewWords } from '../kind-ui.ts';

export const newWords: NewWords = {
  title: t('List your vehicle'),
  lead: t('Free, in your own words and at your own prices. Have one good photo and the papers at hand.'),
  login: t('You must be logged in to register a vehicle. Please log in again.'),
  send: t('Submit registration'),
  sent: t('Vehicle registration submitted successfully! Your listing will be reviewed within 48 hours.'),
  failed: t('Error registering vehicle'),
  live: t('Vehicle registered and automatically upgraded to premium! Your listing is now live.'),
  head: { sky: 'gamboge', scene: 'sigiriya', focus: '60% 25%' },
};

export const editWords: EditWords = {
  title: t('Edit Vehicle'),
  description: t('Changes a vehicle of yours.'),
  login: t('You must be logged in to edit a vehicle.'),
  forbidden: t("You don't have permission to edit this vehicle."),
  loadFailed: t('Failed to load vehicle data. Please try again.'),
  saved: t('Vehicle updated successfully!'),
  failed: t('Error updating vehicle'),
};
