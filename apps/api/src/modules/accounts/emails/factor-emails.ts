import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { writeToUs } from '../../../platform/write-to-us.ts';

export const factorAddedEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('A second factor was set up'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('Your Serendib account now has another way to confirm that it is you: an app or a passkey.'),
    t('If this was not you, please choose a new password at once, and write to us.'),
  ],
  links: [writeToUs],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const factorRemovedEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('A second factor was taken away'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('An app or a passkey by which you confirmed that it is you was taken from your Serendib account.'),
    t('If this was not you, please choose a new password at once, and write to us.'),
  ],
  links: [writeToUs],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const factorsForgottenEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('Your second factors were taken away'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t(
      'Those who run the server of Serendib have taken all apps, passkeys and recovery codes from your account, and logged it out everywhere. Your password is as it was.',
    ),
    t('If you did not ask for this, please choose a new password at once, and write to us.'),
  ],
  links: [writeToUs],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const factorsForgottenNews = ({ email, userName }: Recipient, about: Recipient): EmailMessage => ({
  to: email,
  subject: t('The second factors of an account were taken away'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'Those who run the server have taken all second factors from “{userName}” ({email}), and logged this account out everywhere. Its password is as it was.',
      { userName: about.userName, email: about.email },
    ),
    t('If you did not expect this, please ask those who run the server at once.'),
  ],
  action: { words: t('Look at the people'), path: '/admin/users' },
});
