import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': new URL('./apps/web/app', import.meta.url).pathname } },
  test: {
    environment: 'node',
    setupFiles: ['./vitest.setup.ts'],
    // They wait for PostgreSQL and for processes more than they compute.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/contract/src/**/*.test.ts',
            'apps/web/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'art/**/*.test.ts',
            'docs/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'apps/web/build/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'packages/embedded-postgres/src/**/*.test.ts',
            'apps/api/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
          globalSetup: ['./packages/embedded-postgres/src/global-setup.ts'],
        },
      },
    ],
  },
});
