export { agreeDays, freeDays, holdDays } from './agreed-days.ts';
export { writeDays } from './write-ics.ts';
