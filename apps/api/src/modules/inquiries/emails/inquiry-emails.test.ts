import { translate } from '@serendib/messages/translate';
import { expect, test } from 'vitest';
import type { StoredInquiry } from '../../../schema/index.ts';
import { confirmEmail, guestEmail } from './inquiry-emails.ts';
import {
  agreedNews,
  askedNews,
  endedNews,
  goneNews,
  howWasItNews,
  messageNews,
  newLinkNews,
  offerNews,
} from './inquiry-news.ts';

const thread = {
  ...{ listingTitle: 'Toyota KDH', firstDay: '2026-12-01', lastDay: '2026-12-04', month: null },
  ...{ adults: 2, children: [4] },
} as unknown as StoredInquiry;
const byMonth = { ...thread, firstDay: null, lastDay: null, month: '2027-01' } as StoredInquiry;
const name = 'Nimal Perera';
const offer = { total: 96_000, validUntil: new Date('2026-11-26T10:00:00Z') };
const content = { included: ['Fuel'], notIncluded: ['Parking'], cancellation: { freeUntilDays: 7 } };
const agreement = { number: 'SER-4711', total: 96_000, content };
const inTheirs = { ...agreement, content: { ...content, cancellation: { words: '' } } };
const guest = { email: 'a@example.lk', name, language: null };

const [sides, events] = [
  ['traveller', 'partner'] as const,
  ['decline', 'cancel', 'close', 'expire', 'lapse'] as const,
];
const endings = sides.flatMap((side) =>
  events.flatMap((event) => [true, false].map((wasAgreed) => ({ event, side, wasAgreed }))),
);
const ended = endings.map(({ event, ...of }) => endedNews(thread, event, { name, reason: null, ...of }));
const all = [
  ...[thread, byMonth].flatMap((one) => [
    askedNews(one, { text: '', isMarked: true }, name),
    offerNews(one, offer, name),
  ]),
  ...[
    messageNews(thread, '', name),
    ...[agreement, inTheirs].map((one) => agreedNews(thread, one, name)),
    ...['+94 77 123 4567', undefined].map((phone) => goneNews(thread, { ...agreement, phone }, name)),
    howWasItNews(thread, name),
    newLinkNews(thread),
    ...ended,
  ],
  ...[1, 2].map((count) => {
    const sent = confirmEmail(guest, Array(count).fill({ id: '', key: '', title: thread.listingTitle }));
    return { ...sent, words: sent.action?.words ?? '' };
  }),
];

test.each(['si', 'ta'])('what is mailed of questions, offers and agreements is told whole in %s', (code) => {
  const sentences = all.flatMap(({ subject, paragraphs, words }) => [subject, ...paragraphs, words]);
  for (const sentence of sentences) {
    const told = translate(sentence, code).words.replace(/Toyota KDH|Nimal Perera|SER-4711|Serendib/g, '');
    expect(told, sentence).not.toMatch(/[A-Za-z]{2}/);
  }
});

test.each([1, 2])('who asks %i as a guest reads in the first mail until when it can be sent', (count) => {
  const asked = Array(count).fill({ id: '', key: '', title: thread.listingTitle });
  const mail = confirmEmail(guest, asked);
  expect(mail.paragraphs.join(' ')).toContain('within a week');
  expect(mail.footnote).toMatch(/works? for 90 days if you send your question\.$/);
});

test('a new link is promised 90 days where the question was sent, and before that if it is', () => {
  const mailed = (isSent: boolean) =>
    guestEmail(guest, { id: '', key: '', isSent }, newLinkNews(thread)).footnote;
  expect(mailed(true)).toMatch(/works for 90 days\.$/);
  expect(mailed(false)).toBe(confirmEmail(guest, [{ id: '', key: '', title: '' }]).footnote);
});

test('the mail of a message says before it who writes', () => {
  expect(messageNews(thread, 'Please pay again.', name)).toMatchObject({
    paragraphs: ['Nimal Perera writes:'],
    quoted: ['Please pay again.'],
  });
});

test('the mail of an agreement says how far one drives for the price, where that was said', () => {
  const distance = { kilometresIncluded: 500, pricePerKm: 120 };
  const { paragraphs } = agreedNews(thread, { ...agreement, content: { ...content, ...distance } }, name);
  expect(paragraphs).toContain('500 km included, then LKR 120 for each');
  expect(agreedNews(thread, agreement, name).paragraphs.join(' ')).not.toMatch(/ilomet|km/);
});

test('a partner is told of no ending what is for travellers, who alone ask and begin anew', () => {
  endings.forEach(({ side }, index) => {
    const words = ended[index]?.paragraphs.join(' ');
    if (side === 'partner') expect(words).not.toMatch(/ask others|begin anew|look for another/);
    else expect(words).not.toContain('free again');
  });
});
