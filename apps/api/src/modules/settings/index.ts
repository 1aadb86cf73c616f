export { showSettings } from './settings.service.ts';
