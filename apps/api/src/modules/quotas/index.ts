export { takeIn, within } from './quotas.service.ts';
