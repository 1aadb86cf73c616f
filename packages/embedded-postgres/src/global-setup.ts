import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject, Vitest } from 'vitest/node';
import { startTestServer } from './testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A throwaway PostgreSQL: hand it to `createTestDatabase`. */
    postgresUrl: string;
  }
}

/** Milliseconds in which tests that run may come to their end when the run is cancelled. */
const patience = 8_000;

/**
 * One server for all projects that name this: each finds at the root what the first has put there.
 * TEST_DATABASE_URL names another server to test against, whose user may create databases.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject();
  if (root.getProvidedContext().postgresUrl) return undefined;
  endInOrder(vitest);
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    root.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startTestServer();
  root.provide('postgresUrl', server.url);
  return server.stop;
}

/** Told to end, Vitest would be gone at once and leave running what tests and their servers started. */
function endInOrder(vitest: Vitest): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      await Promise.race([vitest.cancelCurrentRun('keyboard-input'), sleep(patience)]);
      await vitest.exit(true);
    });
  }
}
