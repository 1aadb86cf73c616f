export { listForAdmin, showForAdmin } from './admin/admin-list.ts';
export { findBriefs } from './admin/briefs.ts';
export { countUnseen } from './admin/unseen.queries.ts';
export { walkForAdmin } from './admin/walk-for-admin.ts';
export { cleanHtml, picturesInHtml, TooDeep } from './clean-html.ts';
export { deedOf } from './deed-of.ts';
export { holdTheirs } from './hold-theirs.ts';
export type { ChangedPart } from './mails/changed-letter.ts';
export { findOwner } from './mails/owner.queries.ts';
export { tellOwnerOfChange } from './mails/tell-owner.ts';
export { countOwned, findOwned } from './read/listing.queries.ts';
export { showOwned } from './read/show-listing.ts';
export { ownerView } from './read/views.ts';
export { setRatings } from './row/counts.queries.ts';
export { deleteDemoListings, insertDemoListings } from './row/demo.queries.ts';
export { rewriteListing, writeAvailability } from './row/details.queries.ts';
export { insertListing, type NewListing } from './row/insert-listings.queries.ts';
export { findListingKind } from './row/kind.queries.ts';
export { listingColumns, plateOf } from './row/listing-columns.ts';
export {
  holdListing,
  lockAnyListing,
  lockBack,
  lockForRating,
  lockListing,
  lockListingForPapers,
  lockListingRow,
  lockPublicForRating,
} from './row/lock.queries.ts';
export { nameDistricts } from './row/name-districts.ts';
export { type Aligned, alignPremium, dropPremium, endPremium, setFeatured } from './row/premium.queries.ts';
export { purgeListings } from './row/purge-listings.ts';
export { markForReview, markReviewed, restoreState, setStatus } from './row/status.queries.ts';
export { hideListingsOf, showListingsOf, softDelete } from './row/visibility.queries.ts';
export { countVocabulary } from './words/count-vocabulary.ts';
