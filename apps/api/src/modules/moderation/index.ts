export { deleteListing } from './delete-listing.ts';
export { acknowledge, noteMaking, takeStep } from './moderation.service.ts';
export { findSteps } from './steps.queries.ts';
