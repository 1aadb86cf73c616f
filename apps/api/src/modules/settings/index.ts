export { lockSettings } from './settings.queries.ts';
export { findPromotionLastDay, hasContactAddress } from './settings.service.ts';
