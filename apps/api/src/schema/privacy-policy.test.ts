import { readFileSync } from 'node:fs';
import { endpoints } from '@serendib/contract';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as tables from './index.ts';

/** Where the privacy policy tells of what a table keeps of a person, in its words. */
const told = new Map([
  ['sessions', 'For each device that you sign in on: its browser and system'],
  ['known_places', 'Fingerprints (hashes) of the networks and browsers from which you signed in'],
  ['identities', 'the identifier Google gives us in place of a password'],
  ['authenticators', 'the secret from which your app works out its codes'],
  ['recovery_codes', 'hashes of your recovery codes'],
  ['passkeys', 'of each passkey its public key, its name, its browser and when it was last used'],
  ['trips', 'The stops and days, how many travel, the ages of children, your notes and what you saved'],
  ['joined_trips', 'If you join the trip of somebody else'],
  ['inquiries', 'What both of you write, offer and agree on'],
  ['inquiry_blocks', 'If a partner wants to hear no more from somebody'],
  ['listings', 'What you write and the pictures you upload'],
  ['listing_steps', 'What is changed of it later, when and by whom'],
  ['listing_revisions', 'What is changed of it later, when and by whom'],
  ['listing_decisions', 'What our administrators did to your account and listings'],
  ['audit', 'What our administrators did to your account and listings'],
  ['desk_notes', 'What administrators write for each other about you or your listings'],
  ['pictures', 'What you write and the pictures you upload'],
  ['papers', 'Photos of papers (licence, permit, insurance, registration)'],
  ['seen_papers', 'Which paper was seen, by whom, when'],
  ['payments', "what was bought, the amount, the time and the gateway's reference"],
  ['payment_steps', "what was bought, the amount, the time and the gateway's reference"],
  ['payment_refunds', "what was bought, the amount, the time and the gateway's reference"],
  ['chargeback_cases', 'your bank takes back what you paid'],
  ['vouchers', "what was bought, the amount, the time and the gateway's reference"],
  ['entitlements', "what was bought, the amount, the time and the gateway's reference"],
  ['free_months', 'That you took them stays with your account'],
  ['reviews', 'Your user name, the rating and your words'],
  ['review_reports', 'What you report and why'],
]);

/** What is there for minutes or hours, or is of administrators at their work alone. */
const untold = new Map([
  [
    'account_tokens',
    'the hash of a link in a mail, or of the way back from a third party, until it is used or over',
  ],
  ['passkey_challenges', 'what a passkey is asked to sign, for minutes'],
  ['alerts', 'which administrator answered an alert'],
  ['desk_presence', 'which administrator has a listing open, for less than a minute'],
]);

const policy = ['privacy-policy.tsx', 'privacy-how-long.tsx']
  .map((file) =>
    readFileSync(new URL(`../../../web/app/features/pages/content/${file}`, import.meta.url), 'utf8'),
  )
  .join('\n')
  .replaceAll("\\'", "'");

test('the privacy policy tells of every table that points at a person', () => {
  const ofPeople = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => key.reference().foreignTable === (tables.users as PgTable)),
    )
    .map(({ name }) => name);
  expect(ofPeople.toSorted()).toEqual([...told.keys(), ...untold.keys()].toSorted());
  expect([...told].filter(([, words]) => !policy.includes(words))).toEqual([]);
});

test('reviews stay until their writer or we delete them, by calls that there are', () => {
  expect(policy).toContain("'until you or we delete them, with or without your account'");
  expect(endpoints['DELETE /reviews/{id}'].access).toBe('user');
  expect(endpoints['DELETE /admin/reviews/{id}'].access).toBe('admin');
});
