import { parentPort, workerData } from 'node:worker_threads';
import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { readIcs, UnreadableCalendar } from './read-ics.ts';

/** Runs as a thread of its own, which is ended where a calendar is read without end. */
const { text, days } = workerData as { text: string; days: DaySpan };
try {
  parentPort?.postMessage({ spans: readIcs(text, days) });
} catch (error) {
  if (!(error instanceof UnreadableCalendar)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
