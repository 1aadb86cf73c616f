export { deleteListing } from './delete-listing.ts';
export { holdUnlooked, takeDownUnpaid } from './given-back.ts';
export { acknowledge, applyTransition, recordCreation } from './moderation.service.ts';
export { listingTakenOff } from './moderation-events.ts';
export { findTransitions } from './transitions.queries.ts';
