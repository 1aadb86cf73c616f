import { constants } from 'node:os';

/** What is open, in the order in which it was opened. */
const opened = new Set<() => Promise<void>>();
let isListening = false;

/**
 * Has something ended in order, the last opened first, also where the program is told to stop or its terminal is gone:
 * PostgreSQL runs in a session of its own and would go on, and its folder would stay. Gives back what ends it, once.
 */
export function endedBySignal(end: () => unknown): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const endOnce = () => {
    ended ??= Promise.resolve(end()).then(
      () => void opened.delete(endOnce),
      (error) => {
        opened.delete(endOnce);
        throw error;
      },
    );
    return ended;
  };
  opened.add(endOnce);
  if (!isListening) listen();
  return endOnce;
}

function listen(): void {
  isListening = true;
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (isEnding) return;
      isEnding = true;
      // What is opened meanwhile is ended too.
      for (let last = [...opened].at(-1); last; last = [...opened].at(-1))
        await last().catch((error) => console.error(error));
      process.exit(128 + constants.signals[signal]);
    });
}
