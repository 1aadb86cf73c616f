import type { TestProject } from 'vitest/node';
import { startTestServer } from './testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A throwaway PostgreSQL: hand it to `createTestDatabase`. */
    postgresUrl: string;
  }
}

/** TEST_DATABASE_URL names another server to test against, whose user may create databases. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const server = await startTestServer();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
