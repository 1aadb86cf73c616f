export { countOpenAlerts, deleteAlertsAbout } from './alerts.queries.ts';
export { raiseAlert } from './alerts.service.ts';
