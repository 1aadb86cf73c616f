export { takeFrom, takeIn } from './quotas.service.ts';
