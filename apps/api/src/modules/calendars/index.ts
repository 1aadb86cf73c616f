export { agreeDays, freeDays, holdDays } from './agreed-days.ts';
export { takeSeats } from './departures.service.ts';
export { writeDays } from './write-ics.ts';
