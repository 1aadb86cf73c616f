import { t } from '@serendib/contract/words/t';
import type { EmailMessage } from '../../../platform/mailer.ts';

export const suspendedEmail = (to: string, userName: string, reason: string): EmailMessage => ({
  to,
  subject: t('Your account is suspended'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'Our team has suspended your account. Until it is restored you cannot log in, and what you list is not shown.',
    ),
    t('This is what they say: {reason}', { reason }),
    t('If you think this is wrong, please write to us.'),
  ],
  action: { words: t('Write to us'), path: '/contact' },
});

export const newAdministratorEmail = (
  to: string,
  userName: string,
  { made, by }: { made: { userName: string; email: string }; by: string },
): EmailMessage => ({
  to,
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

export const restoredEmail = (to: string, userName: string): EmailMessage => ({
  to,
  subject: t('Your account is open again'),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Your account is no longer suspended. You can log in again, and travellers can see what you list.'),
  ],
  action: { words: t('Log in'), path: '/login' },
});
