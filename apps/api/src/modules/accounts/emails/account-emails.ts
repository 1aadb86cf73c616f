import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../../platform/write-to-us.ts';

/** Sign-up email: the name was typed by someone unverified, so it is not used as a greeting. */
export const verifyEmail = ({ email, userName }: Recipient, token: string): EmailMessage => ({
  to: email,
  subject: t('Please verify your email address'),
  paragraphs: [
    t('Ayubowan!'),
    t(
      'Somebody signed up to Serendib with this address, the name “{userName}” and a password. If that was you, welcome: one click, and you can log in, write reviews and list what you offer.',
      { userName },
    ),
    t(
      'If it was not you, please do not open this link: it would let them in under your address, with a password that only they know.',
    ),
  ],
  action: { words: t('Verify my email address'), path: `/verify-email/${token}` },
  footnote: t('The link works for one day. Without it nothing happens.'),
});

export const newAddressEmail = ({ email, userName }: Recipient, token: string): EmailMessage => ({
  to: email,
  subject: t('Please confirm your new email address'),
  paragraphs: [
    t('Ayubowan!'),
    t(
      'The owner of the Serendib account “{userName}” asked to use this address for it. If that was you, please confirm it; until then your old address stays.',
      { userName },
    ),
    t(
      'If it was not you, please do not open this link: it would give your address to an account that is not yours.',
    ),
  ],
  action: { words: t('Confirm this address'), path: `/verify-email/${token}` },
  footnote: t('The link works for one day. Without it nothing happens.'),
});

export const knownAddressEmail = (
  { email, userName }: Recipient,
  { isSuspended }: { isSuspended: boolean },
): EmailMessage => ({
  to: email,
  subject: t('You already have an account'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t(
      'Somebody, probably you, just gave this address for an account on Serendib. It already belongs to yours, so nothing was changed.',
    ),
    ...(isSuspended
      ? [t('Our team has suspended this account. Until it is restored you cannot log in.'), ifThisIsWrong]
      : [t('You can simply log in. If you have forgotten your password, choose “Forgot password?” there.')]),
  ],
  action: isSuspended ? writeToUs : { words: t('Log in'), path: '/login' },
  footnote: t('If this was not you, you need do nothing: your account is as it was.'),
});

export const resetEmail = ({ email, userName }: Recipient, token: string): EmailMessage => ({
  to: email,
  subject: t('Choose a new password'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t(
      'Here is the link to choose a new password for your Serendib account. You will then be logged out everywhere and can log in with the new one.',
    ),
  ],
  action: { words: t('Choose a new password'), path: `/reset-password/${token}` },
  footnote: t(
    'The link works once, within an hour. If this was not you, you need do nothing: without this link nothing happens.',
  ),
});

export const passwordChangedEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('Your password was changed'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('The password of your Serendib account has just been changed.'),
    t('If this was not you, please choose a new one at once.'),
  ],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const addressChangedEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('Your email address was changed'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t('Your Serendib account now has another email address. We will not write to this one again.'),
    t('If this was not you, please write to us at once.'),
  ],
  action: writeToUs,
});

export const linkedEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('You can now sign in with Google'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t(
      'Somebody signed in to your Serendib account through Google, with this address. From now on you can do so too; your password works as before.',
    ),
    t('If this was not you, please choose a new password at once, and write to us.'),
  ],
  links: [writeToUs],
  action: { words: t('Choose a new password'), path: '/forgot-password' },
});

export const farewellEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('Your account was deleted'),
  paragraphs: [
    t('Ayubowan, {userName}!', { userName }),
    t(
      'Your Serendib account and your listings are gone. What the law makes us keep about payments is kept without your name.',
    ),
    t(
      'Your trips are gone too, your questions and offers have ended, and what you had agreed on is cancelled, but for a journey that has begun.',
    ),
    t('Thank you for having been with us. You are welcome back whenever you like.'),
  ],
});
