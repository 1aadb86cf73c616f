import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage } from '../../../platform/mailer.ts';

interface Owner {
  email: string;
  userName: string;
}
interface About {
  id: string;
  title: string;
}

/** A part of a listing, as it was and as it is now, in words. */
export interface ChangedPart {
  label: string;
  from: string;
  to: string;
}

export const changedEmail = (
  { email, userName }: Owner,
  kind: Kind,
  { id, title }: About,
  parts: ChangedPart[],
): EmailMessage => ({
  to: email,
  subject: t('Our team has changed “{title}”', { title }),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('Our team has changed your {noun} “{title}”. This is what is different now:', {
      noun: kind.noun,
      title,
    }),
    ...parts.map(partWords),
    t('If you think this is wrong, please change it back or write to us.'),
  ],
  action: { words: t('See what became of it'), path: `/profile?tab=analytics&listing=${id}` },
});

/** Another picture, or a long text changed far below, reads as it did before. */
const partWords = ({ label, from, to }: ChangedPart): string =>
  from === to ? t('{label}: changed', { label }) : t('{label}: {to} (before: {from})', { label, to, from });
