export { raiseAlert } from './alerts.service.ts';
