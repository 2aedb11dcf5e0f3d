import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          // Far above what any test takes: a busy machine is no failure.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/parts/*.test.ts',
          ],
          exclude: ['apps/server/**'],
        },
      },
      {
        // The product's own processes, killed and started again: one short round each of what campaigns/ does for long.
        test: {
          name: 'faults',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          include: ['campaigns/**/*.test.ts'],
        },
      },
      {
        // These share one PostgreSQL, started for the run: see apps/server/src/platform/testing.
        test: {
          name: 'server',
          testTimeout: 30_000,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/test-server.ts'],
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
