import type { OwnerCalendar } from '@serendib/contract/calendars/calendar';

/** Changes the calendar and says what became of it; whether it was taken. */
export type Change = (work: () => Promise<OwnerCalendar>, words: string) => Promise<boolean>;
