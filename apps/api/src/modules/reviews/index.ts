export { allReviews, type ReviewQuery } from './admin/admin.service.ts';
export { countRatings } from './ratings.queries.ts';
