import { daysInWords, momentInWords, monthInWords } from '@serendib/contract/calendar-words';
import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import type { Side } from '@serendib/contract/inquiries/inquiry';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import type { OfferSent } from '@serendib/contract/inquiries/offer';
import { betweenPoints } from '@serendib/contract/inquiries/points';
import type { InquiryEvent } from '@serendib/contract/inquiries/states';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { StoredInquiry } from '../../../schema/index.ts';

/** What a mail about a thread says, without the address, the name and the link, which are its reader's. */
export interface ThreadNews {
  subject: string;
  paragraphs: string[];
  quoted?: string[] | undefined;
  /** What its button says. */
  words: string;
}

const whenOf = ({ firstDay, lastDay, month }: StoredInquiry): string => {
  if (firstDay && lastDay) return daysInWords({ from: firstDay, to: lastDay });
  return monthInWords(month ?? '');
};

const peopleOf = ({ adults, children }: StoredInquiry): string =>
  t('{people, plural, one {# person} other {# people}}', { people: adults + children.length });

/** What a partner reads of a new question; before one that is marked stands the same caution as on its page. */
export const askedNews = (
  thread: StoredInquiry,
  { text, isMarked }: { text: string; isMarked: boolean },
  name: string,
): ThreadNews => ({
  subject: t('{name} asks about “{title}”', { name, title: thread.listingTitle }),
  paragraphs: [
    t('For {when}, {people}.', { when: whenOf(thread), people: peopleOf(thread) }),
    ...(isMarked ? [t('A first message with a link or a number in it: be careful.')] : []),
  ],
  quoted: [text],
  words: t('Read and answer'),
});

export const messageNews = (thread: StoredInquiry, message: string, name: string): ThreadNews => ({
  subject: t('{name} has written about “{title}”', { name, title: thread.listingTitle }),
  paragraphs: [t('{name} writes:', { name })],
  quoted: [message],
  words: t('Read and answer'),
});

export const offerNews = (
  thread: StoredInquiry,
  { total, validUntil }: { total: number; validUntil: Date },
  name: string,
): ThreadNews => ({
  subject: t('An offer for “{title}”', { title: thread.listingTitle }),
  paragraphs: [
    t('{name} offers it for {total}: {when}, {people}.', {
      name,
      total: formatLkr(total),
      when: whenOf(thread),
      people: peopleOf(thread),
    }),
    t('It is valid until {moment}, Sri Lankan time.', { moment: momentInWords(validUntil) }),
  ],
  words: t('Look at the offer'),
});

export const agreedNews = (
  thread: StoredInquiry,
  {
    number,
    total,
    content: { included, notIncluded, cancellation, ...distance },
  }: {
    number: string;
    total: number;
    content: Pick<
      OfferSent,
      'included' | 'notIncluded' | 'kilometresIncluded' | 'pricePerKm' | 'cancellation'
    >;
  },
  name: string,
): ThreadNews => ({
  subject: t('Agreed: “{title}”, {number}', { title: thread.listingTitle, number }),
  paragraphs: [
    t('You and {name} have agreed: {when}, {people}, {total}.', {
      name,
      total: formatLkr(total),
      when: whenOf(thread),
      people: peopleOf(thread),
    }),
    ...[kilometresInWords(distance)].filter((words) => words !== null),
    ...(included.length > 0
      ? [t('Included in the price: {points}', { points: included.join(betweenPoints) })]
      : []),
    ...(notIncluded.length > 0
      ? [t('Not included in the price: {points}', { points: notIncluded.join(betweenPoints) })]
      : []),
    t(
      'You pay each other; Serendib takes no part of it. What was agreed stays as it is on the page of the agreement.',
    ),
    // Last, since what the partner wrote of it follows all words of ours.
    'words' in cancellation
      ? t('Agreed about cancelling:')
      : t('Cancellation: {words}', { words: cancellationWords(cancellation) }),
  ],
  ...('words' in cancellation && { quoted: [cancellation.words] }),
  words: t('Look at the agreement'),
});

const askOthers = t('You can ask others on Serendib at any time.');
const nothingToDo = t('Nothing more is to be done.');

/** What became of a thread, of all that is neither an offer nor an agreement, as the side is told that reads it. */
export function endedNews(
  thread: StoredInquiry,
  event: Extract<InquiryEvent, 'decline' | 'cancel' | 'close' | 'expire' | 'lapse'>,
  { side, name, reason, wasAgreed }: { side: Side; name: string; reason: string | null; wasAgreed: boolean },
): ThreadNews {
  const title = thread.listingTitle;
  const cancel = wasAgreed
    ? {
        subject: t('{name} has cancelled the agreement about “{title}”', { name, title }),
        traveller: askOthers,
        partner: t('What was kept for it is free again.'),
      }
    : {
        subject: t('{name} has withdrawn the question about “{title}”', { name, title }),
        traveller: nothingToDo,
        partner: nothingToDo,
      };
  const close = wasAgreed
    ? {
        subject: t('Your agreement about “{title}” is cancelled', { title }),
        traveller: t(
          '{name} is no longer on Serendib, so nobody expects you: {when}, {people}. Please look for another; nothing was paid through Serendib.',
          { name, when: whenOf(thread), people: peopleOf(thread) },
        ),
        partner: t(
          '{name} is no longer on Serendib, so expect nobody: {when}, {people}. What was kept for it is free again.',
          { name, when: whenOf(thread), people: peopleOf(thread) },
        ),
      }
    : {
        subject:
          side === 'traveller'
            ? t('“{title}” cannot be had any more', { title })
            : t('Your thread about “{title}” has ended', { title }),
        traveller: t(
          'Its owner or our team has taken it off Serendib. Please look for another; nothing was paid through Serendib.',
        ),
        partner: t('{name} is no longer on Serendib, so nothing more is to be done.', { name }),
      };
  const lapse = t('A new offer can be made in the same thread.');
  const told = {
    decline: {
      subject: t('{name} said no: “{title}”', { name, title }),
      traveller: askOthers,
      partner: nothingToDo,
    },
    cancel,
    close,
    expire: {
      subject: t('Your thread about “{title}” has ended', { title }),
      traveller: t('Nobody answered in time, or its first day has come. You can begin anew at any time.'),
      partner: t('It was not answered in time, or its first day has come.'),
    },
    lapse: {
      subject: t('The offer for “{title}” is not valid any more', { title }),
      traveller: lapse,
      partner: lapse,
    },
  }[event];
  return {
    subject: told.subject,
    // Which may be of ours: that of a block, or of an account that leaves.
    paragraphs: [told[side], ...(reason ? [t('The reason: {reason}', { reason })] : [])],
    words: t('Open the thread'),
  };
}

/** What was deleted is agreed on all the same, and its page no longer says how its partner is reached. */
export const goneNews = (
  thread: StoredInquiry,
  { number, phone }: { number: string; phone: string | undefined },
  name: string,
): ThreadNews => ({
  subject: t('“{title}” was taken off Serendib; your agreement {number} stands', {
    title: thread.listingTitle,
    number,
  }),
  paragraphs: [
    t('You and {name} have agreed: {when}, {people}. That its page is gone changes nothing of it.', {
      name,
      when: whenOf(thread),
      people: peopleOf(thread),
    }),
    phone
      ? t('Please ask {name} whether you are expected as agreed: on {phone}, or in the thread.', {
          name,
          phone,
        })
      : t('Please ask {name} in the thread whether you are expected as agreed.', { name }),
  ],
  words: t('Look at the agreement'),
});

/** A journey that has begun stays agreed though the account of one side is deleted: the other can neither write to them nor cancel it. */
export const leftNews = (
  thread: StoredInquiry,
  { number, phone, side }: { number: string; phone: string | undefined; side: Side },
  name: string,
): ThreadNews => ({
  subject: t('{name} has left Serendib; your agreement {number} stands', { name, number }),
  paragraphs: [
    t(
      '{name} is no longer on Serendib and reads nothing that you write there. Your agreement about “{title}” stands all the same: {when}, {people}.',
      { name, title: thread.listingTitle, when: whenOf(thread), people: peopleOf(thread) },
    ),
    ...(side === 'partner'
      ? [
          t('What is kept for it is free again after its last day.'),
          ...(thread.pickup ? [t('This is where they are met:')] : []),
        ]
      : [
          ...(phone
            ? [t('Please call {name} on {phone} about what is still to come.', { name, phone })]
            : []),
          t('If you cannot reach {name}, please look for another; nothing was paid through Serendib.', {
            name,
          }),
        ]),
  ],
  ...(side === 'partner' && thread.pickup && { quoted: [thread.pickup] }),
  words: t('Look at the agreement'),
});

/** Two days after a journey: once, with a link that opens the form. */
export const howWasItNews = ({ listingTitle: title }: StoredInquiry, name: string): ThreadNews => ({
  subject: t('How was it with “{title}”?', { title }),
  paragraphs: [
    t('Your journey with {name} is over. What would you tell a friend who goes next?', { name }),
    t(
      'Your review says that you travelled as agreed here, which few reviews anywhere can. It takes two minutes. We ask this once.',
    ),
  ],
  words: t('Say how it was'),
});

/** To a guest whose links were taken back. */
export const newLinkNews = ({ listingTitle: title }: StoredInquiry): ThreadNews => ({
  subject: t('A new link to “{title}”', { title }),
  paragraphs: [t('The links that came before open the thread no longer. This one does.')],
  words: t('Open the thread'),
});
