import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';

/** To who named pictures on other sites that could not be fetched; their addresses stand below it. */
export const imagesEmail = (
  { email, userName }: Recipient,
  kind: Kind,
  { id, title }: { id: string; title: string },
  addresses: string[],
): EmailMessage => ({
  to: email,
  subject: t(
    '{count, plural, one {# picture of “{title}” could not be fetched} other {# pictures of “{title}” could not be fetched}}',
    { count: addresses.length, title },
  ),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t(
      'Pictures of other sites are fetched once and shown from here. What is named below could not be had: nothing lies at the address any more, it is no photo or too large, or its server does not answer.',
    ),
    t('Travellers see a drawing instead. Add the photo itself, and nothing has to be fetched.'),
  ],
  quoted: addresses,
  action: { words: t('Add photos'), path: `${kind.pages.edit}/${id}` },
});
