import { parentPort, workerData } from 'node:worker_threads';
import { type Reading, readIcs, UnreadableCalendar } from './read-ics.ts';

/** Runs as a thread of its own, which is ended where a calendar is read without end. */
const { text, days } = workerData as { text: string; days: Reading };
try {
  parentPort?.postMessage({ spans: readIcs(text, days) });
} catch (error) {
  if (!(error instanceof UnreadableCalendar)) throw error;
  parentPort?.postMessage({ problem: error.message });
}
