export { allReviews, type ReviewQuery } from './admin/admin.service.ts';
export { sumAgreedReviews } from './evidence.queries.ts';
export { countRatings } from './ratings.queries.ts';
export { findWrittenAt } from './written.queries.ts';
