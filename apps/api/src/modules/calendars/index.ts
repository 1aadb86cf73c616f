export { agreeDays, freeDays, holdDays } from './agreed-days.ts';
