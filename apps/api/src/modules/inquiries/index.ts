export { countAgreements } from './agree/offers.queries.ts';
