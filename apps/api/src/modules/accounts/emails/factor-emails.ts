import { t } from '@serendib/contract/words/t';
import type { EmailMessage } from '../../../platform/mailer.ts';

export const factorAddedEmail = (to: string, userName: string): EmailMessage => ({
  to,
  subject: t('A second factor was set up'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('Your Serendib account now has another way to confirm that it is you: an app or a passkey.'),
    t('If this was not you, please choose a new password at once, and write to us.'),
  ],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const factorRemovedEmail = (to: string, userName: string): EmailMessage => ({
  to,
  subject: t('A second factor was taken away'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('An app or a passkey by which you confirmed that it is you was taken from your Serendib account.'),
    t('If this was not you, please choose a new password at once, and write to us.'),
  ],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});
