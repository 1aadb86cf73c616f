export { firstForAdmin, listForAdmin, showForAdmin } from './admin/admin-list.ts';
export { allForAdmin } from './admin/all-for-admin.ts';
export { findSummaries, findWaiting } from './admin/summaries.ts';
export { countUnseen } from './admin/unseen.queries.ts';
export { auditOf } from './audit-of.ts';
export { type Changed, changedByAnother } from './changed-by-another.ts';
export { cleanHtml, TooDeep } from './clean-html.ts';
export { deleteOldCounted } from './counts/counts.queries.ts';
export type { ChangedPart } from './emails/changed-email.ts';
export { findToMail } from './emails/owner.queries.ts';
export { tellOwnerOfImages } from './emails/tell-images.ts';
export { tellOwnerOfChange } from './emails/tell-owner.ts';
export { lockTheirs } from './lock-theirs.ts';
export { listOnDates } from './read/dates/list-on-dates.ts';
export { keepSamples } from './read/keep-samples.ts';
export { makeTotals } from './read/list/totals.ts';
export { countOwned, findOwned, findOwnStates } from './read/listing.queries.ts';
export { listingSummaries, summaryOfView } from './read/listing-summaries.ts';
export type { ReadContext } from './read/read-context.ts';
export { findVisible, showOwned } from './read/show-listing.ts';
export { ownerSummary, ownerView } from './read/views.ts';
export { findAwayAtOdds, keepAwayDays } from './row/away-days.queries.ts';
export { isChangedSince } from './row/changed-since.queries.ts';
export { setRatings } from './row/counts.queries.ts';
export { deleteDemoListings, insertDemoListings, lockDemoListings } from './row/demo.queries.ts';
export { rewriteListing, writeAvailability, writePin } from './row/details.queries.ts';
export { countAllListings, insertGrownListings } from './row/grown.queries.ts';
export { insertListing, type NewListing } from './row/insert-listings.queries.ts';
export {
  findAskable,
  findHowGone,
  findKinds,
  findListingKind,
  findOwnerId,
  findPhones,
} from './row/kind.queries.ts';
export { listingColumns, plateOf } from './row/listing-columns.ts';
export {
  type Askable,
  lockAnyListing,
  lockAskable,
  lockBack,
  lockExisting,
  lockForRating,
  lockListing,
  lockListingForPapers,
  lockListingRow,
  lockListingsOf,
  lockPublic,
  lockPublicForRating,
} from './row/lock.queries.ts';
export { wasPlateRejected } from './row/plates.queries.ts';
export { type Aligned, alignPremium, dropPremium, endPremium, setFeatured } from './row/premium.queries.ts';
export { keptDeletedMs, purgeListings } from './row/purge-listings.ts';
export { findReplies, setReplies } from './row/replies.queries.ts';
export {
  markForImage,
  markForReview,
  markReviewed,
  restoreState,
  setPapersSeen,
  setStatus,
} from './row/status.queries.ts';
export { hideListingsOf, showListingsOf, softDelete, undelete } from './row/visibility.queries.ts';
export { countVocabulary } from './words/count-vocabulary.ts';
export {
  asksForSeats,
  kindsOf,
  type Understood,
  type UnderstoodSearch,
} from './words/understanding/understand.ts';
export { understandSpelt } from './words/understanding/understand-spelt.ts';
