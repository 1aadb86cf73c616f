import { dayInWords } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { papersAnchor, papersOf } from '@serendib/contract/papers/papers';
import { photoOf, type SeenType, seenLabels } from '@serendib/contract/papers/seen';
import { t } from '@serendib/contract/words/t';
import { valueWords } from '@serendib/contract/words/value-words';
import type { EmailMessage, Recipient } from '../../platform/mailer.ts';
import { writeToUs } from '../../platform/write-to-us.ts';
import type { StoredSeenPaper } from '../../schema/index.ts';
import type { ChangedPart } from '../listings/index.ts';

type Seen = Pick<StoredSeenPaper, 'validUntil'>;

/** What a mail to the owner says of a paper that our team has seen, or has taken back to have seen. */
export const changedPaper = (type: SeenType, from: Seen | null, to: Seen | null): ChangedPart[] =>
  from?.validUntil === to?.validUntil
    ? []
    : [
        { label: seenLabels[type], from: seenWords(from), to: seenWords(to) },
        { label: t('Valid until'), from: dayWords(from), to: dayWords(to) },
      ];

const seenWords = (seen: Seen | null): string => (seen ? t('Seen') : t('Not seen'));
const dayWords = (seen: Seen | null): string => valueWords(seen && dayInWords(seen.validUntil));

/** Asks for the next paper before the last day of the one that was seen. */
export function paperEndsEmail(
  { email, userName }: Recipient,
  { kind, title }: { kind: KindName; title: string },
  { listingId, type, validUntil }: Pick<StoredSeenPaper, 'listingId' | 'type' | 'validUntil'>,
): EmailMessage {
  const day = dayInWords(validUntil);
  const isAdded = papersOf[kind]?.some((one) => one.type === photoOf[type]) ?? false;
  return {
    to: email,
    subject: t('Of “{title}” we need a new paper until {day}', { title, day }),
    paragraphs: [
      t('Dear {userName},', { userName }),
      t(
        'The page of “{title}” tells travellers which papers our team has seen. One of them is valid until {day}: {paper}. When that day is over, these words go by themselves; all else stays.',
        { title, day, paper: seenLabels[type] },
      ),
      isAdded
        ? t('Add a photo of the new one, and our team looks at it. Nobody else sees it.')
        : t('Write to us, and our team looks again.'),
    ],
    action: isAdded
      ? { words: t('Add the new one'), path: `${kinds[kind].pages.edit}/${listingId}#${papersAnchor}` }
      : writeToUs,
  };
}
