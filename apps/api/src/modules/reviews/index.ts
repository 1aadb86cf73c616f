export { type ReviewQuery, walkReviews } from './desk/desk.service.ts';
export { countRatings } from './ratings.queries.ts';
