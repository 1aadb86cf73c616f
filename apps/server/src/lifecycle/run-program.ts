import { formatError } from './format-error.ts';
import { Stopping, type StopSignal } from './stopping.ts';
import { Unhandled } from './unhandled.ts';

/** What a program here is given. */
export interface Surroundings {
  /** Takes how to close what is opened. */
  stopping: Stopping;
  /** Told the log once the program serves. */
  unhandled: Unhandled;
}

/** As shells tell that a signal ended a program. */
const brokenOff: Record<StopSignal, number> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * What the server and each command beside it runs in. The program ends with the exit code that it answers, and a server
 * stays. What it throws, or nothing in it handles, is said in words and ends it with 1. A signal ends a
 * server with 0; a command was broken off by it, and says so. What was opened is closed in each case.
 */
export async function runProgram(
  program: (surroundings: Surroundings) => Promise<number | 'serves'>,
  { isServer = false } = {},
): Promise<void> {
  const stopping = new Stopping();
  stopping.listen((signal) => {
    if (isServer) return 0;
    console.error(`✗ ${signal} broke it off: it was not done.`);
    return brokenOff[signal];
  });
  const unhandled = new Unhandled(stopping);
  unhandled.listen();
  try {
    const outcome = await program({ stopping, unhandled });
    if (outcome !== 'serves') await stopping.stop(outcome);
  } catch (error) {
    // Errors during a shutdown are expected: they are not said.
    if (!stopping.asked) console.error(formatError(error));
    await stopping.stop(1);
  }
}
