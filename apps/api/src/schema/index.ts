export { accountTokens, identities, knownPlaces, sessions } from './accounts.ts';
export { alerts, audit, auditChain, digests, settings, tallies } from './admin.ts';
export { deskNotes, deskPresence } from './admin-workspace.ts';
export {
  calendarImports,
  calendarSpans,
  calendars,
  departureSeats,
  departures,
  isBusyOn,
  type StoredCalendar,
  type StoredImport,
  type StoredSpan,
  touches,
} from './calendars.ts';
export { asOldAs, madeAt, newId } from './columns.ts';
export { listingDays, recentlyCounted } from './counts.ts';
export { type ListingDecision, listingDecisions, type StateBefore } from './decisions.ts';
export { entitlements, freeMonths } from './entitlements.ts';
export { authenticators, passkeyChallenges, passkeys, recoveryCodes } from './factors.ts';
export { idempotencyKeys } from './idempotency.ts';
export {
  agreements,
  inquiries,
  inquiryBlocks,
  inquiryKeys,
  inquiryMessages,
  inquirySteps,
  inquiryTold,
  offers,
  type StoredAgreement,
  type StoredInquiry,
  type StoredOffer,
  type StoredTold,
} from './inquiries.ts';
export { listingSamples } from './listing-samples.ts';
export {
  isPublic,
  type Listing,
  listingRevisions,
  listingSteps,
  listings,
  shelves,
  weighedMean,
} from './listings.ts';
export { sentMails } from './mails.ts';
export { papers, type StoredPaper, type StoredSeenPaper, seenPapers } from './papers.ts';
export {
  chargebackCases,
  isAddedMonth,
  type Payment,
  paymentNotifications,
  paymentRefunds,
  paymentSteps,
  payments,
  simulatedPayments,
  type Voucher,
  vouchers,
} from './payments.ts';
export { pictures } from './pictures.ts';
export { picturesElsewhere } from './pictures-elsewhere.ts';
export { destinations, districts, provinces } from './places.ts';
export { type Review, reviewReports, reviews } from './reviews.ts';
export { signingKeys } from './signing-keys.ts';
export { sitemapParts } from './sitemap.ts';
export { tries } from './tries.ts';
export { joinedTrips, type StoredTrip, tripLinks, trips } from './trips.ts';
export { isCalled, users } from './users.ts';
export { vocabulary } from './vocabulary.ts';
