import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests that want a process to themselves: they put something in a module's place (`vi.mock`), which only a process that
 * has read none of it yet can do, or look at what its memory holds.
 */
const apart = 'apps/server/src/**/*.apart.test.ts'

/** These share one PostgreSQL, started for the run: see apps/server/src/platform/testing. */
const ofServer = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  globalSetup: ['apps/server/src/platform/testing/test-server.ts'],
}

/**
 * The product's own processes, killed and started again: one short round each of what campaigns/ does for long. They wait
 * for most of their time.
 */
const ofFaults = { testTimeout: 180_000, hookTimeout: 120_000 }

/** These look at what is refused when, or who is cut off, which other work on the machine would change. */
const wantingQuiet = ['load', 'slowloris', 'restart'].map((campaign) => `campaigns/${campaign}.test.ts`)

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  test: {
    // Most files wait for a database or for processes half of their time.
    maxWorkers: Math.max(2, Math.round(availableParallelism() * 1.5)),
    projects: [
      {
        test: {
          name: 'plain',
          // Far above what any test takes: a busy machine is no failure.
          testTimeout: 30_000,
          // A process reads each module once, for all its files: half of the time was spent on reading them again.
          isolate: false,
          unstubGlobals: true,
          // Files share a process: what one spied on is as it was before the next one’s tests.
          restoreMocks: true,
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
        test: { ...ofFaults, name: 'faults', include: ['campaigns/**/*.test.ts'], exclude: wantingQuiet },
      },
      { test: { ...ofFaults, name: 'faults-alone', include: wantingQuiet, fileParallelism: false } },
      {
        test: {
          ...ofServer,
          name: 'server',
          isolate: false,
          restoreMocks: true,
          include: ['apps/server/src/**/!(*.apart).test.ts'],
        },
      },
      { test: { ...ofServer, name: 'server-apart', include: [apart] } },
    ],
  },
})
