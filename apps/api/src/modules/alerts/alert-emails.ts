import { type AlertKind, alertKinds, alertPath } from '@serendib/contract/admin/alert-kinds';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../platform/mailer.ts';

export const alertEmail = (
  { email, userName }: Recipient,
  { kind, subject, what }: { kind: AlertKind; subject: string; what: string },
): EmailMessage => ({
  to: email,
  subject: alertKinds[kind],
  paragraphs: [
    t('Dear {userName},', { userName }),
    what,
    t(
      'It stays on the dashboard until an administrator says there that it is answered. All administrators are sent this mail.',
    ),
  ],
  action: { words: t('Look at it'), path: alertPath(kind, subject) },
});
