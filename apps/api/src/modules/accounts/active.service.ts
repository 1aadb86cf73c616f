/** Apart from what else accounts offer, because they lean on listings and reviews, which lean on this. */
export { holdActive } from './active.queries.ts';
