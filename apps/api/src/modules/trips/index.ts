export { openTrip } from './trip-access.ts';
