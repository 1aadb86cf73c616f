export { takeFrom } from './quotas.service.ts';
