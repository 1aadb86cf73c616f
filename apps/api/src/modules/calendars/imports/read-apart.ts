import { Worker } from 'node:worker_threads';
import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { AppError } from '../../../platform/app-error.ts';
import { makeConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import { type Reading, tooMuch, UnreadableCalendar } from './read-ics.ts';

/** Milliseconds: two hundred times what a large calendar takes, its thread's start included. */
const patience = 5_000;
const memory = { maxOldGenerationSizeMb: 128 };
/** No more wait than are done in a minute, though each take all our patience. */
const mostWaiting = 20;
const retrySeconds = 20;

/** One of a person waits at most. Calendars that are read again come first: they are few at a time, and travellers see them. */
const inTurn = makeConcurrencyLimiter(2, ({ by, hasPriority }, waiting) => {
  if (hasPriority) return;
  const wait = (code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE') =>
    new AppError(code, undefined, undefined, retrySeconds);
  if (waiting.some((turn) => turn.by === by)) throw wait('TOO_MANY_REQUESTS');
  if (waiting.length >= mostWaiting) throw wait('UNAVAILABLE');
});

/** `by`: the id of the account that brings a calendar in, or null where the calendar is read again. */
interface Turn {
  by: string | null;
  patienceMs?: number;
}

/**
 * `readIcs` in a thread of its own. A rule of a calendar may name what never comes, as every second of the 30th of February:
 * the library looks for it for ever, and with it would wait all that the process serves. Throws an AppError where too many wait.
 */
export const readIcsApart = (
  text: string,
  days: Reading,
  { by, patienceMs = patience }: Turn,
): Promise<DaySpan[]> =>
  inTurn(() => readInThread(text, days, patienceMs), by === null ? { hasPriority: true } : { by });

function readInThread(text: string, days: Reading, patienceMs: number): Promise<DaySpan[]> {
  const worker = new Worker(new URL('./ics-reader.ts', import.meta.url), {
    ...{ workerData: { text, days }, resourceLimits: memory, stdout: true, stderr: true },
  });
  const ended = Promise.withResolvers<DaySpan[]>();
  const refuse = (words: string) => ended.reject(new UnreadableCalendar(words));
  const timer = setTimeout(() => refuse(tooMuch()), patienceMs);
  worker.once('message', ({ spans, problem }: { spans?: DaySpan[]; problem?: string }) =>
    spans ? ended.resolve(spans) : refuse(problem ?? tooMuch()),
  );
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuse(tooMuch()) : ended.reject(error),
  );
  worker.once('exit', () => refuse(tooMuch()));
  return ended.promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
