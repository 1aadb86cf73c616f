import { alertKinds } from '@serendib/contract/admin/alert-kinds';
import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { seenTypes } from '@serendib/contract/papers/seen';
import { serviceTypes, serviceWords } from '@serendib/contract/payments/services';
import { answerWords } from '@serendib/contract/words/answer-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { priceWords } from '@serendib/contract/words/price-words';
import { t } from '@serendib/contract/words/t';
import { valueWords } from '@serendib/contract/words/value-words';
import * as account from '../modules/accounts/emails/account-emails.ts';
import * as ofAdmins from '../modules/accounts/emails/admin-emails.ts';
import * as factor from '../modules/accounts/emails/factor-emails.ts';
import { digestEmail } from '../modules/admin/digest/digest-email.ts';
import { alertEmail } from '../modules/alerts/alert-emails.ts';
import * as premium from '../modules/entitlements/admin/premium-emails.ts';
import * as inquiry from '../modules/inquiries/emails/inquiry-emails.ts';
import * as news from '../modules/inquiries/emails/inquiry-news.ts';
import { changedEmail } from '../modules/listings/emails/changed-email.ts';
import { imagesEmail } from '../modules/listings/emails/images-email.ts';
import * as moderation from '../modules/moderation/moderation-emails.ts';
import { changedPaper, paperEndsEmail } from '../modules/papers/seen-emails.ts';
import * as freeMonths from '../modules/payments/emails/free-months-emails.ts';
import * as payments from '../modules/payments/emails/payment-emails.ts';
import * as reviews from '../modules/reviews/review-emails.ts';
import type { EmailMessage } from '../platform/mailer.ts';
import type { Payment, StoredInquiry } from '../schema/index.ts';

const day = new Date('2027-02-03T04:30:00Z');
const until = new Date('2027-03-14T18:29:59Z');
// What people wrote is told from words of ours: it stays in each language, to the letter.
const [email, userName, title] = ['1@2.3', 'Ω', 'Lotos or Lilye'];
const wrote = 'Olde or newe, wordes';
/** What stays in every mail in every language. */
export const writtenByPeople: readonly string[] = [wrote, title];
/** What a mail says of numbers that a person gave. */
const measures = [
  formatLkr(15_000),
  formatLkr(99.5),
  priceWords('1500-2000') ?? '',
  valueWords(['/media/1', '/media/2']),
];
const person = { email, userName };
const about = { id: '1', title };

const received = {
  ...{ amountCents: 2_480_000, currency: 'LKR', orderId: '7-8', itemId: '1', userId: '1' },
  ...{ paidAt: day, updatedAt: day },
};
const ofPayment = (serviceType: Payment['serviceType']): Payment =>
  ({ ...received, serviceType, itemId: '1' }) as unknown as Payment;

const thread = (when: Partial<StoredInquiry>): StoredInquiry =>
  ({
    ...{ firstDay: null, lastDay: null, month: null, adults: 2, children: [7], listingTitle: title },
    ...when,
  }) as StoredInquiry;
const threads = [thread({ firstDay: '2027-02-03', lastDay: '2027-02-09' }), thread({ month: '2027-02' })];

const ofInquiries = threads.flatMap((one) => [
  ...[true, false].map((isMarked) => news.askedNews(one, { text: wrote, isMarked }, userName)),
  news.messageNews(one, wrote, userName),
  news.offerNews(one, { total: 98_000, validUntil: until }, userName),
  ...[
    { cancellation: { freeUntilDays: 0 }, kilometresIncluded: 500, pricePerKm: 120 },
    { cancellation: { freeUntilDays: 0 }, pricePerKm: 120 },
    { cancellation: { freeUntilDays: 7 }, kilometresIncluded: 500 },
    { cancellation: { freeUntilDays: 7 }, kilometresIncluded: 500, pricePerKm: 0 },
    { cancellation: { words: wrote }, pricePerKm: 0 },
  ].map((terms) => {
    const content = { included: ['Fuel', wrote], notIncluded: [wrote, 'Breakfast'], ...terms };
    return news.agreedNews(one, { number: '2-7', total: 98_000, content }, userName);
  }),
  ...(['decline', 'cancel', 'close', 'expire', 'lapse'] as const).flatMap((event) =>
    (['traveller', 'partner'] as const).flatMap((side) =>
      [true, false].map((wasAgreed) =>
        news.endedNews(one, event, { side, name: userName, reason: wrote, wasAgreed }),
      ),
    ),
  ),
  news.goneNews(one, { number: '2-7', phone: '+94 77 123 4567' }, userName),
  news.goneNews(one, { number: '2-7', phone: undefined }, userName),
  news.leftNews(one, { number: '2-7', phone: '+94 77 123 4567', side: 'traveller' }, userName),
  news.leftNews(one, { number: '2-7', phone: undefined, side: 'traveller' }, userName),
  ...['', wrote].map((pickup) =>
    news.leftNews({ ...one, pickup }, { number: '2-7', phone: undefined, side: 'partner' }, userName),
  ),
  news.howWasItNews(one, userName),
  news.newLinkNews(one),
]);
const guest = { email, name: userName, language: null };
const asked = { id: '1', key: '2', title };

const waiting = [1, 7].flatMap((count) =>
  [
    t('{count, plural, one {# alert is open} other {# alerts are open}}', { count }),
    t('{count, plural, one {# listing was never looked at} other {# listings were never looked at}}', {
      count,
    }),
    t('{count, plural, one {# review was reported} other {# reviews were reported}}', { count }),
  ].map((words) => ({ count, words, path: '/admin' })),
);
const whatHappened = [
  t('The backup could not be made: {reason} There is no other.', { reason: wrote }),
  t('The backup could not be made: {reason} The newest one is of {moment}.', {
    reason: wrote,
    moment: momentInWords(day),
  }),
  t(
    'The backup of {moment} lacks {missing} of {all} files of photos and papers, which were lost before: {names}.',
    { moment: momentInWords(day), missing: 3, all: 812, names: wrote },
  ),
  t('The payer’s bank took back {sum}, paid for “{serviceType}”. What it had brought has ended.', {
    sum: formatLkr(24_800),
    serviceType: serviceWords('guide_premium_yearly'),
  }),
  t('Order {orderId} was paid more than once. What came in too much has to go back.', { orderId: '7-8' }),
];
const ends = (what: string) =>
  [0, 1, 7].flatMap((daysLeft) => ['/', null].map((path) => ({ what, daysLeft, path, endsAt: until })));

/** Every mail there is, in each of its forms, as it is written: in English. */
export const everyMail: readonly EmailMessage[] = [
  account.verifyEmail(person, '1'),
  account.newAddressEmail(person, '1'),
  ...[true, false].map((isSuspended) => account.knownAddressEmail(person, { isSuspended })),
  account.resetEmail(person, '1'),
  account.passwordChangedEmail(person),
  account.addressChangedEmail(person),
  account.linkedEmail(person),
  account.farewellEmail(person),
  factor.factorAddedEmail(person),
  factor.factorRemovedEmail(person),
  factor.factorsForgottenEmail(person),
  factor.factorsForgottenNews(person, person),
  ofAdmins.suspendedEmail(person, wrote),
  ofAdmins.newAdministratorEmail(person, { made: person, by: userName }),
  ofAdmins.namedAdministratorEmail(person, person),
  ofAdmins.restoredAdministratorEmail(person, person),
  ofAdmins.restoredEmail(person),
  ...kindNames.flatMap((name) => {
    const kind = kinds[name];
    return [
      moderation.receivedEmail(person, kind, about),
      moderation.liveAtOnceEmail(person, kind, about),
      moderation.approvedEmail(person, kind, about, wrote),
      moderation.rejectedEmail(person, kind, about, wrote),
      moderation.correctedEmail(person, kind, about, wrote),
      moderation.deletedEmail(person, kind, about, wrote),
      ...[true, false].map((isShown) => moderation.broughtBackEmail(person, kind, about, { isShown })),
      premium.grantedEmail(person, kind, { title, premiumUntil: until }, 30),
      premium.grantedEmail(person, kind, { title, premiumUntil: null }, 1),
      premium.cancelledEmail(person, kind, { title, premiumUntil: null }),
      changedEmail(person, kind, about, [
        ...kind.fields.map(({ label }) => ({ label, from: wrote, to: userName })),
        { label: kind.fields[0]?.label ?? '', from: wrote, to: wrote },
        ...measures.map((to) => ({ label: kind.fields[0]?.label ?? '', from: measures[0] ?? '', to })),
        ...kind.fields
          .filter(({ type }) => type === 'integer')
          .map(({ name, label }) => ({
            ...{ label, from: answerWords(kind, name, 1) },
            to: answerWords(kind, name, 8_500),
          })),
      ]),
      imagesEmail(person, kind, about, ['https://2.3/4']),
      imagesEmail(person, kind, about, ['https://2.3/4', 'https://2.3/5']),
      ...ends(t('Your {noun} premium', { noun: kind.noun })).map((end) =>
        payments.reminderEmail(person, end),
      ),
    ];
  }),
  ...(['tourGuide', 'vehicle', 'tour', 'businessListing'] as const).flatMap((kind) => [
    freeMonths.freeMonthsEmail(person, kind, until),
    freeMonths.freeMonthsEmail(person, kind, null),
    ...seenTypes.flatMap((type) => [
      paperEndsEmail(person, { kind, title }, { listingId: '1', type, validUntil: '2027-03-14' }),
      changedEmail(person, kinds[kind], about, changedPaper(type, null, { validUntil: '2027-03-14' }), {
        isOurs: true,
      }),
    ]),
  ]),
  ...ends(t('Premium of “{title}”', { title })).flatMap((end) => [
    payments.reminderEmail(person, end),
    freeMonths.freeMonthsEndEmail(person, end),
  ]),
  ...serviceTypes.flatMap((serviceType) => {
    const payment = ofPayment(serviceType);
    return [
      ...[
        { awaits: null, until },
        { awaits: null, until: null },
        { awaits: 'submission' as const, until: null },
        { awaits: 'approval' as const, until: null },
      ].map((brought) => payments.receiptEmail(person, payment, payments.nextStep(payment, brought))),
      payments.takenBackEmail(person, payment, { way: 'refunded', isTakenDown: true }),
      payments.takenBackEmail(person, payment, { way: 'refunded', isSentByHand: true }),
      payments.takenBackEmail(person, payment, { way: 'charged_back' }),
    ];
  }),
  ...(['destination', 'vehicle'] as const).flatMap((itemType) => {
    const of = { id: '2', itemType, itemId: '1', itemName: title };
    return [
      reviews.approvedReviewEmail(person, of),
      reviews.reviewedEmail(person, of, { by: userName, rating: 4, comment: wrote }),
      reviews.repliedEmail(person, of, wrote),
      reviews.answerTakenEmail(person, of, wrote),
    ];
  }),
  ...[title, null].map((itemName) => reviews.refusedReviewEmail(person, { itemName }, wrote)),
  ...ofInquiries.flatMap((told) => [
    inquiry.newsEmail(person, '1', told),
    ...[true, false].map((isSent) => inquiry.guestEmail(guest, { id: '1', key: '2', isSent }, told)),
    inquiry.goneEmail(person, told),
  ]),
  inquiry.confirmEmail(guest, [asked]),
  inquiry.confirmEmail(guest, [asked, asked]),
  digestEmail(person, dayInWords(day), waiting),
  ...(Object.keys(alertKinds) as (keyof typeof alertKinds)[]).flatMap((kind) =>
    whatHappened.map((what) => alertEmail(person, { kind, subject: '1', what })),
  ),
];
