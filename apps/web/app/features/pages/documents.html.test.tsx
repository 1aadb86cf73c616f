import { cookieSeconds } from '@serendib/contract/accounts/cookies';
import { unconfirmedDays } from '@serendib/contract/accounts/kept';
import { backupDays } from '@serendib/contract/backups/kept';
import { dayInWords } from '@serendib/contract/calendar';
import { unsentDays } from '@serendib/contract/inquiries/kept';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { StoredUser } from '~/lib/session/session.ts';
import { privacyPolicy } from './content/privacy-policy.tsx';
import { refundPolicy } from './content/refund-policy.tsx';
import { termsOfService } from './content/terms-of-service.tsx';
import type { FixedDocument } from './document.ts';
import { DocumentPage } from './document-page.tsx';

const documents = { privacyPolicy, refundPolicy, termsOfService };

function htmlOf(document: FixedDocument, email: string | null = 'hello@serendib.example'): string {
  const Component = () => <DocumentPage document={document} />;
  const Page = createRoutesStub([{ id: 'root', path: '/', Component }]);
  const root = { origin: 'https://serendib.test', contact: { email, social: [] } };
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
}

const textOf = (document: FixedDocument, email?: string | null) =>
  htmlOf(document, email)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:])/g, '$1');

// Proves ROUTE-02, LIMIT-28, LIMIT-29, LIMIT-30, LIMIT-31, LIMIT-33, LIMIT-34, LIMIT-35.
test('the refund policy promises what is specified, in these figures', () => {
  const words = textOf(refundPolicy);
  expect(words).toContain('Payments for premium services are non-refundable');
  expect(words).toContain('a duplicate payment');
  expect(words).toContain('a technical error');
  expect(words).toContain('reported within 7 days of the payment');
  expect(words).toContain('answer within 10 business days');
  expect(words).toContain('do not renew by themselves');
  expect(words).toContain('include taxes');
  expect(words).toContain('does not affect services already paid for');
  expect(words).toContain('is kept for 7 years');
  expect(words).toContain('Card data is not stored on our servers');
  expect(words).toContain('hello@serendib.example');
});

test('where no address is set, the documents name the address of the contact form in its place', () => {
  for (const document of Object.values(documents)) {
    expect(textOf(document, null)).toContain('serendib.test/contact');
    expect(htmlOf(document, null)).not.toMatch(/mailto:|@serendib/);
  }
  expect(htmlOf(refundPolicy, null)).toContain('<a href="/contact">serendib.test/contact</a>');
});

test('the privacy policy names the fingerprints and the audit, and no log with network addresses', () => {
  const words = textOf(privacyPolicy);
  expect(words).toContain('Fingerprints (hashes) of the networks and browsers');
  expect(words).toContain('90 days after you last came from there');
  expect(words).toContain('30 days after they were deleted');
  expect(words).toContain('the country that your network was in then');
  expect(words).toContain('Server logs, in which our software writes no network addresses 30 days');
  expect(words).toMatch(
    /In these logs,.* a fingerprint \(hash with a secret key\) of the network,.* 30 days/,
  );
});

test('the privacy policy says what looks are counted by, what a number in the browser is for, and what signing out leaves', () => {
  const words = textOf(privacyPolicy);
  expect(words).toMatch(
    /counted once, a fingerprint \(hash\) of your network, or of your account[^.]* is kept for an hour\./,
  );
  expect(words).toMatch(/A random number in your browser counts nothing: by it your account knows/);
  expect(words).not.toContain('not linked to you');
  expect(words).toMatch(
    /until you sign out, the key to your session, .* and until you clear it, .* a random number/,
  );
  expect(words).not.toContain('phone, what was bought');
});

test('the privacy policy says how long the hash of an address is kept that had free months', () => {
  expect(textOf(privacyPolicy)).toMatch(
    /free months of premium: a fingerprint \(hash\) of your e-mail address.* until the promotion is over, and at most a day longer/,
  );
});

test('the privacy policy says how long backups, and addresses and questions that nobody confirmed, are kept', () => {
  const words = textOf(privacyPolicy);
  for (const [what, days] of [
    [
      'stays in those that were made before',
      `up to ${backupDays} days, and the newest one until another is made`,
    ],
    ['nobody confirms', `${unconfirmedDays} days after the link that was mailed has ended`],
    ['nobody opened the link in our mail', `${unsentDays} days after it has ended`],
  ])
    expect(words).toMatch(new RegExp(`${what},? *${days}`));
});

test('the privacy policy says who reads questions and agreements, how long they stay, and what papers tell', () => {
  const words = textOf(privacyPolicy);
  expect(words).toContain('that led to no agreement 365 days after the last news');
  expect(words).toContain('3 years after the last day, with or without the accounts');
  expect(words).toContain('An administrator reads it only once one of you has reported it');
  expect(words).toContain('How many agreements an account has made and cancelled, administrators see');
  expect(words).toContain('by which guests read their questions 90 days');
  expect(words).toContain('That a paper was seen until its last day');
});

test('both policies say what is known of a card', () => {
  for (const document of [privacyPolicy, refundPolicy]) {
    expect(textOf(document)).toMatch(
      /not stored on our servers, except the last four digits of the number, which the gateway tells us\./,
    );
    expect(textOf(document)).not.toContain('never see it');
  }
});

test('the privacy policy tells of all cookies there are, and of nothing but them', () => {
  const words = textOf(privacyPolicy);
  expect(cookieSeconds).toEqual({ 'sign-in': 600, arrival: 60 });
  expect(words).toContain(
    'There are two, and only where you sign in with Google, for 10 minutes and for 60 seconds: by them we know that who comes back from there is who went.',
  );
  expect(words).not.toContain('one cookie');
});

test('the privacy policy tells of trips, second factors, notes of our team and reports, and how long they stay', () => {
  const words = textOf(privacyPolicy);
  expect(words).toMatch(/Without an account all of it stays in your browser\. With one we keep it as well/);
  expect(words).toMatch(/whoever has a link that you made.* You can revoke a link at any time/);
  expect(words).toMatch(/Trips, their links, and which trips of others you joined until you delete them/);
  expect(words).toMatch(/Passkeys, the app that shows codes and recovery codes until you remove/);
  expect(words).toMatch(/What administrators note of you or a listing until they delete it/);
  expect(words).toContain(
    'hear no more until one of the accounts is closed; of a guest, until what they asked',
  );
  expect(words).toContain('the other side is not told who it was');
});

test('the privacy policy says who sees it where a map is opened or a bank takes money back, and what a browser keeps', () => {
  const words = textOf(privacyPolicy);
  expect(words).toMatch(/the street map of a district: it comes from OpenStreetMap/);
  expect(words).toContain('All other maps are drawn by us');
  expect(words).toMatch(
    /your bank takes back what you paid:.* your name and e-mail address, on which devices you were signed in and when, and what became of your listings/,
  );
  expect(words).toMatch(/until you sign out,.* your trips, .* and until you clear it, .* a currency,/);
  expect(words).toMatch(/Once you have a trip, .* are kept for where there is no network/);
});

test('the privacy policy names all that a browser keeps of an account, and in which language a person is written to', () => {
  const words = textOf(privacyPolicy);
  const told: Record<keyof StoredUser, string> = {
    _id: 'the key to your session',
    userName: 'your name',
    email: 'e-mail address',
    role: 'role for the menu',
  };
  const [kept] = /until you sign out,[^;]*;/.exec(words) ?? [];
  for (const said of Object.values(told)) expect(kept).toContain(said);
  expect(words).toMatch(/Your user name, e-mail address, the language of our mails, and a hash/);
  expect(words).toMatch(/Without an account, we keep your name, address and language to bring/);
});

// Proves ROUTE-04, LIMIT-27.
test('the terms say who may use Serendib and what premium costs and does not', () => {
  const words = textOf(termsOfService);
  expect(words).toContain('18 years or older');
  expect(words).toContain('Prices include taxes');
  expect(words).toContain('A change does not affect services already paid for');
  expect(words).toContain('No automatic renewal');
  expect(words).toContain('within 7 days');
});

// Proves ROUTE-03, LIMIT-32.
test('the privacy policy names the law, the periods, the rights and where to complain', () => {
  const words = textOf(privacyPolicy);
  expect(words).toContain('Personal Data Protection Act, No. 9 of 2022');
  expect(words).toContain('No. 22 of 2025');
  expect(words).toContain('Transaction data 7 years');
  expect(words).toContain('Data Protection Authority of Sri Lanka');
  for (const right of ['receive a copy', 'withdraw a consent', 'object', 'corrected', 'erased'])
    expect(words).toContain(right);
});

test.each(Object.entries(documents))(
  '%s has one h1, and contents that lead to every section',
  (_, document) => {
    const html = htmlOf(document);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(document.sections.length);
    for (const { id } of document.sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<section id="${id}"`);
    }
    expect(html).toContain(`<time dateTime="${document.since}">${dayInWords(document.since)}</time>`);
  },
);
