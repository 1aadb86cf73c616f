import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { useApi } from '../platform/testing.ts';
import * as tables from './index.ts';

const api = useApi({ payments: { mode: 'simulator' } });

/** Under which name the file that a person downloads has what a table keeps of them. */
const inFile = {
  account: ['users'],
  sessions: ['sessions'],
  knownPlaces: ['known_places'],
  signsInThrough: ['identities'],
  passkeys: ['passkeys'],
  authenticatorSince: ['authenticators'],
  trips: ['trips', 'trip_links'],
  joinedTrips: ['joined_trips'],
  inquiries: ['inquiries', 'inquiry_messages', 'inquiry_steps', 'offers', 'agreements'],
  blockedTravellers: ['inquiry_blocks'],
  reviews: ['reviews'],
  reviewReports: ['review_reports'],
  listings: ['listings', 'listing_steps', 'listing_revisions'],
  pictures: ['pictures'],
  papers: ['papers'],
  seenPapers: ['seen_papers'],
  calendars: ['calendars', 'calendar_imports', 'calendar_spans', 'departures'],
  payments: ['payments', 'payment_steps', 'payment_notifications', 'payment_refunds', 'chargeback_cases'],
  premium: ['entitlements'],
  paidSubmissions: ['vouchers'],
  freeMonths: ['free_months'],
  audit: ['audit', 'listing_decisions'],
  notesOfOurTeam: ['desk_notes'],
};

/** What is in no file: secrets, what is there for minutes or days, and what says nothing more. */
const inNone = new Map([
  ['account_tokens', 'hashes of links, until they are used or over'],
  ['passkey_challenges', 'what a passkey is asked to sign, for minutes'],
  ['recovery_codes', 'hashes of secrets'],
  ['inquiry_keys', 'hashes of the links of guests'],
  ['inquiry_told', 'up to which message a side was written to'],
  ['departure_seats', 'how many places an agreement takes, which is in the thread'],
  ['listing_days', 'how often a listing was looked at on a day'],
  ['pictures_elsewhere', 'copies of pictures whose addresses stand in the listing'],
  ['audit_chain', 'sums over entries of the audit'],
  ['alerts', 'which administrator answered an alert'],
  ['desk_presence', 'which administrator has a listing open, for less than a minute'],
]);

test('what each table that belongs to a person keeps is in the file of their data, or is said to be in none', async () => {
  const all = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table));
  const ofPeople = new Set(['users']);
  for (let before = 0; before < ofPeople.size; ) {
    before = ofPeople.size;
    for (const { name, foreignKeys } of all)
      if (foreignKeys.some((key) => ofPeople.has(getTableConfig(key.reference().foreignTable).name)))
        ofPeople.add(name);
  }
  expect([...ofPeople].toSorted()).toEqual([...Object.values(inFile).flat(), ...inNone.keys()].toSorted());
  const file = (await api.post('/auth/export', {}, await api.signIn())).json();
  for (const name of Object.keys(inFile)) expect(file).toHaveProperty(name);
});
