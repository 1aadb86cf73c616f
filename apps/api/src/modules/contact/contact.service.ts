import type { ContactMessage } from '@serendib/contract/contact/endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { limitOnce, once, type Sending } from '../../platform/idempotency/once.ts';
import type { EmailMessage } from '../../platform/mailer.ts';
import type { Context } from '../../platform/module.ts';
import { fromNetwork } from '../../platform/rate-limiter/from-network.ts';
import type { RateLimitPolicy } from '../../platform/rate-limiter/rate-limiter.ts';
import { timeIn } from '../../platform/rate-limiter/time-in.ts';
import { findAdministrators } from '../accounts/index.ts';
import { takeIn } from '../quotas/index.ts';

const hour = 3600;
const perNetwork: RateLimitPolicy = {
  free: 5,
  firstBackoffSeconds: hour,
  longestBackoffSeconds: hour,
  forgetSeconds: hour,
  isWindow: true,
};

/** Of all who have no account: each message is a mail to every administrator, and other mails wait behind it. */
const ofAllGuests = { most: 200, seconds: 24 * hour };

type ContactContext = Pick<Context, 'db' | 'clock' | 'mailer' | 'rateLimiter'>;

/** From where a message comes, and from whom where a signed-in person wrote it. */
interface Sender {
  ip: string;
  visitor: Visitor | null;
  sending: Sending | undefined;
}

/** Passes a visitor's message on to the administrators. What a machine wrote is thanked for and dropped. */
export async function takeMessage(
  context: ContactContext,
  message: ContactMessage,
  sender: Sender,
): Promise<{ message: string }> {
  if (!message.fax) await passOn(context, message, sender);
  return { message: t('Thank you. Your message is on its way to us.') };
}

async function passOn(
  context: ContactContext,
  message: ContactMessage,
  { ip, visitor, sending }: Sender,
): Promise<void> {
  const { db, clock, mailer } = context;
  await limitOnce(db, sending, clock(), () => limit(context, ip, visitor));
  const administrators = await findAdministrators(db, []);
  if (administrators.length === 0) {
    throw new AppError(
      'UNAVAILABLE',
      t('Nobody is here to read your message just now. Please write an e-mail.'),
    );
  }
  await db.transaction((tx) =>
    once(tx, sending, clock(), async () => {
      if (visitor) await takeIn(tx, context, 'messages', visitor);
      await mailer.queueEach(
        tx,
        administrators.map(({ email }) => emailTo(email, message)),
      );
      return [];
    }),
  );
}

async function limit(context: ContactContext, ip: string, visitor: Visitor | null): Promise<void> {
  const { rateLimiter } = context;
  const seconds = await rateLimiter.take(fromNetwork('contact-from', ip, perNetwork));
  if (seconds > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      t('You have written five times within the hour. Please wait {time}, or write an e-mail.', {
        time: timeIn(seconds),
      }),
      undefined,
      seconds,
    );
  if (visitor) return;
  const wait = await rateLimiter.spend('contact-of-guests', ofAllGuests);
  if (wait > 0)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      t('Very many messages have come to us today. Please write an e-mail, or log in to send this one.'),
      undefined,
      wait,
    );
}

const emailTo = (to: string, { name, email, subject, message }: ContactMessage): EmailMessage => ({
  to,
  replyTo: email,
  subject: t('Contact form: {subject}', { subject }),
  paragraphs: [t('{name} <{email}> writes:', { name, email })],
  quoted: [message],
  footnote: t('Sent with the contact form. An answer to this mail goes to the sender.'),
});
