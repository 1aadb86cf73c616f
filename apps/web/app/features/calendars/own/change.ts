import type { Block, OwnerCalendar } from '@serendib/contract/calendars/calendar';

/** Changes the calendar and says what became of it. Its refusal is thrown, for the section where it was pressed to say. */
export type Change = (work: () => Promise<OwnerCalendar>, words: string) => Promise<void>;

/** What becomes of the blocks of a calendar, and what is said of it: of the one that is shown, or of one that is newer. */
export type Edit = (calendar: OwnerCalendar) => { blocks: Block[]; words: string };
