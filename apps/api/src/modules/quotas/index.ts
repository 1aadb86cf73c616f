export { takeFrom, takeIn, within } from './quotas.service.ts';
