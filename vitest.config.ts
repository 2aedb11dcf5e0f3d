import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'plain',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['apps/server/**'],
        },
      },
      {
        // These share one PostgreSQL, started for the run: see apps/server/src/platform/testing.
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/test-server.ts'],
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
