import { addDays } from '@serendib/contract/calendar';
import { otherSide, type Side, sides } from '@serendib/contract/inquiries/inquiry';
import { keyDays } from '@serendib/contract/inquiries/limits';
import { goingOnStatuses } from '@serendib/contract/inquiries/states';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { AddJob, Running } from '../../../platform/jobs/jobs.ts';
import type { Recipient } from '../../../platform/mailer.ts';
import type { Context } from '../../../platform/module.ts';
import { hashOf, newToken } from '../../../platform/secrets/tokens.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findPeople, insertKey } from '../thread/people.queries.ts';
import { findInquiry, findThreadsById } from '../thread/threads.queries.ts';
import { confirmEmail, goneEmail, guestEmail, newsEmail } from './inquiry-emails.ts';
import type { ThreadNews } from './inquiry-news.ts';

const sideNews = z.object({
  id: z.string(),
  side: z.enum(sides).default('traveller'),
  /** The account that hears of an end, also where the thread has gone by then with that of the other side. */
  account: z.string().nullish(),
  news: z.object({
    subject: z.string(),
    paragraphs: z.array(z.string()),
    quoted: z.array(z.string()).optional(),
    words: z.string(),
  }),
});
const confirmation = z.object({ ids: z.array(z.string()) });

type Tell = (
  tx: Db,
  thread: StoredInquiry,
  side: Side,
  newsOf: (otherName: string) => ThreadNews,
) => Promise<void>;

/** Tells the sides of a thread by mail, in the transaction in which something happens. */
export interface Teller {
  tell: Tell;
  /** The same of a thread that goes in the same transaction. */
  tellOfGone: Tell;
  askToConfirm(tx: Db, ids: string[]): Promise<void>;
}

/** The keys of guests are made when a mail goes out: a secret does not lie in the queue. */
export function makeTeller({
  db,
  clock,
  jobs,
  mailer,
}: Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer'>): Teller {
  const newKey = async (inquiryId: string): Promise<string> => {
    const key = newToken();
    await insertKey(db, { inquiryId, keyHash: hashOf(key), expiresAt: addDays(clock(), keyDays) });
    return key;
  };
  const sendGone = async (account: string, news: ThreadNews, running: Running): Promise<void> => {
    const person = (await findPeople(db, [account])).get(account);
    if (person && !person.isSuspended) await mailer.send(goneEmail(person, news), running);
  };
  const sendNews = async (given: z.output<typeof sideNews>, running: Running): Promise<void> => {
    const { id, side, account, news } = given;
    const thread = await findInquiry(db, id);
    if (!thread) return account ? sendGone(account, news, running) : undefined;
    // As they are now: an account may have taken the thread, or have another address.
    const people = await findPeople(db, [thread.travellerId, thread.partnerId]);
    const { person, guest } = readerOf(people, thread, side);
    if (person) await mailer.send(newsEmail(person, id, news), running);
    const isSent = thread.sentAt !== null;
    if (guest) await mailer.send(guestEmail(guest, { id, key: await newKey(id), isSent }, news), running);
  };
  const tellSide: AddJob<z.input<typeof sideNews>> = jobs.define(
    'inquiries:tell',
    sideNews,
    sendNews,
    'mail',
  );
  // What a process of the version before has queued: it told guests alone, and knows of no side.
  jobs.define('inquiries:tell-guest', sideNews, sendNews, 'mail');
  const askGuest: AddJob<z.input<typeof confirmation>> = jobs.define(
    'inquiries:confirm-guest',
    confirmation,
    async ({ ids }, running) => {
      const threads = (await findThreadsById(db, ids)).filter(({ status }) => status === 'unconfirmed');
      const [first] = threads;
      const guest = first && guestOf(first);
      if (!guest) return;
      const named = [];
      for (const { id, listingTitle } of threads)
        named.push({ id, key: await newKey(id), title: listingTitle });
      await mailer.send(confirmEmail(guest, named), running);
    },
    'mail',
  );

  return {
    tell: async (tx, thread, side, newsOf) => {
      const { news, person, guest } = await addressed(tx, thread, side, newsOf);
      const hasEnded = !goingOnStatuses.includes(thread.status);
      const account = hasEnded ? accountIdOf(thread, side) : null;
      if (guest ?? person) await tellSide(tx, { id: thread.id, side, account, news });
    },
    tellOfGone: async (tx, thread, side, newsOf) => {
      const { news, person, guest } = await addressed(tx, thread, side, newsOf);
      if (guest) await mailer.queue(tx, goneEmail({ ...guest, userName: guest.name }, news));
      if (person) await mailer.queue(tx, goneEmail(person, news));
    },
    askToConfirm: (tx, ids) => askGuest(tx, { ids }),
  };
}

/** What a side is told, and whom that reaches. */
async function addressed(
  tx: Db,
  thread: StoredInquiry,
  side: Side,
  newsOf: (otherName: string) => ThreadNews,
): Promise<Reader & { news: ThreadNews }> {
  const other = otherSide(side);
  const people = await findPeople(tx, [thread.travellerId, thread.partnerId]);
  const name = accountOf(people, thread, other)?.userName;
  const news = newsOf(name ?? (other === 'traveller' ? (thread.guestName ?? '') : ''));
  return { news, ...readerOf(people, thread, side) };
}

/** An account that may be mailed, a guest, or neither. */
interface Reader {
  person?: Recipient;
  guest?: Guest | undefined;
}

type People = Awaited<ReturnType<typeof findPeople>>;

function readerOf(people: People, thread: StoredInquiry, side: Side): Reader {
  if (side === 'traveller' && !thread.travellerId) return { guest: guestOf(thread) };
  const person = accountOf(people, thread, side);
  return person && !person.isSuspended ? { person } : {};
}

const accountIdOf = ({ travellerId, partnerId }: StoredInquiry, side: Side): string | null =>
  side === 'traveller' ? travellerId : partnerId;

const accountOf = (people: People, thread: StoredInquiry, side: Side) =>
  people.get(accountIdOf(thread, side) ?? '');

interface Guest {
  email: string;
  name: string;
  language: string | null;
}

const guestOf = ({ guestEmail: email, guestName, guestLanguage }: StoredInquiry): Guest | undefined =>
  email ? { email, name: guestName ?? '', language: guestLanguage } : undefined;
