import type { EmailMessage } from '../../../platform/mailer.ts';

export const suspendedEmail = (to: string, userName: string, reason: string): EmailMessage => ({
  to,
  subject: 'Your account is suspended',
  paragraphs: [
    `Dear ${userName},`,
    'Our team has suspended your account. Until it is restored you cannot log in, and what you list is not shown.',
    `This is what they say: ${reason}`,
    'If you think this is wrong, please write to us.',
  ],
  action: { words: 'Write to us', path: '/contact' },
});

export const newAdministratorEmail = (
  to: string,
  userName: string,
  { made, by }: { made: { userName: string; email: string }; by: string },
): EmailMessage => ({
  to,
  subject: 'There is a new administrator',
  paragraphs: [
    `Dear ${userName},`,
    `“${by}” has just made “${made.userName}” (${made.email}) an administrator of Serendib. They can now see and change everything.`,
    'If you did not expect this, please look at once, and take it back where it is wrong.',
  ],
  action: { words: 'Look at the people', path: '/admin/users?role=admin' },
});

export const restoredEmail = (to: string, userName: string): EmailMessage => ({
  to,
  subject: 'Your account is open again',
  paragraphs: [
    `Dear ${userName},`,
    'Your account is no longer suspended. You can log in again, and travellers can see what you list.',
  ],
  action: { words: 'Log in', path: '/login' },
});
