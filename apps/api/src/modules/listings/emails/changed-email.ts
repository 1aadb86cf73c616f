import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { ifThisIsWrong, writeToUs } from '../../../platform/write-to-us.ts';

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

/** Of a change that the history of a listing does not tell. */
export interface Standing {
  /** The page where it stands. */
  path?: string | undefined;
  /** Its owner cannot change it back. */
  isOurs?: boolean;
}

export const changedEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: About,
  parts: ChangedPart[],
  { path = `/profile?tab=analytics&listing=${id}`, isOurs = false }: Standing = {},
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
    isOurs ? ifThisIsWrong : t('If you think this is wrong, please change it back or write to us.'),
  ],
  links: [writeToUs],
  action: { words: t('See what became of it'), path },
});

/** Another picture, or a long text changed far below, reads as it did before. */
const partWords = ({ label, from, to }: ChangedPart): string =>
  from === to ? t('{label}: changed', { label }) : t('{label}: {to} (before: {from})', { label, to, from });
