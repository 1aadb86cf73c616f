import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../../platform/write-to-us.ts';

export const suspendedEmail = ({ email, userName }: Recipient, reason: string): EmailMessage => ({
  to: email,
  subject: t('Your account is suspended'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'Our team has suspended your account. Until it is restored you cannot log in, and what you list is not shown.',
    ),
    t(
      'All your questions, offers and agreements end with it, and the other side is told. A journey that has begun stays agreed.',
    ),
    t('This is what they say: {reason}', { reason }),
    ifThisIsWrong,
  ],
  action: writeToUs,
});

export const newAdministratorEmail = (
  { email, userName }: Recipient,
  { made, by }: { made: Recipient; by: string },
): EmailMessage => ({
  to: email,
  subject: t('There is a new administrator'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      '“{by}” has just made “{userName}” ({email}) an administrator of Serendib. They can now see and change everything.',
      { by, userName: made.userName, email: made.email },
    ),
    t('If you did not expect this, please look at once, and take it back where it is wrong.'),
  ],
  action: { words: t('Look at the people'), path: '/admin/users?role=admin' },
});

/** What the settings of the server do is taken back in them: what an administrator takes back, the next start does anew. */
const askTheOperator = t(
  'If you did not expect this, please ask those who run the server at once: as long as its settings name this address, each start does the same.',
);

/** To each administrator, of what the settings of the server did with one. */
const settingsEmail = ({ email, userName }: Recipient, subject: string, news: string): EmailMessage => ({
  to: email,
  subject,
  paragraphs: [t('Dear {userName},', { userName }), news, askTheOperator],
  action: { words: t('Look at the people'), path: '/admin/users?role=admin' },
});

export const namedAdministratorEmail = (to: Recipient, named: Recipient): EmailMessage =>
  settingsEmail(
    to,
    t('There is a new administrator'),
    t(
      'The settings of the server have just made “{userName}” ({email}) an administrator of Serendib. They can now see and change everything.',
      { userName: named.userName, email: named.email },
    ),
  );

export const restoredAdministratorEmail = (to: Recipient, restored: Recipient): EmailMessage =>
  settingsEmail(
    to,
    t('An administrator is no longer suspended'),
    t(
      'The settings of the server have just ended the suspension of the administrator “{userName}” ({email}). They can again see and change everything.',
      { userName: restored.userName, email: restored.email },
    ),
  );

export const restoredEmail = ({ email, userName }: Recipient): EmailMessage => ({
  to: email,
  subject: t('Your account is open again'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Your account is no longer suspended. You can log in again, and travellers can see what you list.'),
    t('Questions, offers and agreements that ended with the suspension stay ended; the other side was told.'),
  ],
  action: { words: t('Log in'), path: '/login' },
});
