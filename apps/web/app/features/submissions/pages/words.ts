import { t } from '@serendib/contract/words/t';
export const noUserId = t('User ID could not be determined. Please log out and log in again.');
export const sessionHasExpired = t('Your login session has expired. Please log in again.');
/** After what was rejected has come to our team again. */
export const sentAgain = t('It is with our team again.');
export const nothingMended = t(
  'Nothing has been changed yet. Mend what our team wrote about, then send it again; or write to us.',
);
