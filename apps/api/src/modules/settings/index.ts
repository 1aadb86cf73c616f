export { lockSettings } from './settings.queries.ts';
export { showSettings } from './settings.service.ts';
