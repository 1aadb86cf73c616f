export { countAgreements } from './offers.queries.ts';
