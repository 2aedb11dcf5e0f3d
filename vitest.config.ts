import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests that want a process to themselves, and their modules from Vite: they put something in a module's place
 * (`vi.mock`), look at what memory holds, or draw the web app's pages, whose TSX Node cannot read.
 */
const apart = 'apps/server/src/**/*.apart.test.ts'

/** What a test waits for may take long on a busy machine; the usual second is not enough. */
const patient = { poll: { timeout: 60_000 } }

/**
 * Node reads TypeScript by itself, as it does when the server runs: a quarter of the processor time less. Without Vitest's
 * loader, which only `vi.mock` needs, a process has read the server's modules in half of the time.
 */
const native = { viteModuleRunner: false, nodeLoader: false }

/** What tests make up is the same in every run. */
const sameCases = { setupFiles: ['scripts/random-cases.ts'] }

const plain = {
  ...sameCases,
  expect: patient,
  // Far above what any test takes: a busy machine is no failure.
  testTimeout: 180_000,
  // A process reads each module once, for all its files: half of the time was spent on reading them again.
  isolate: false,
  unstubGlobals: true,
  // Files share a process: what one spied on is as it was before the next one’s tests.
  restoreMocks: true,
}

/** These share one PostgreSQL, started for the run: see apps/server/src/platform/testing. */
const ofServer = {
  expect: patient,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // As in the browser: servers and insurers are killed and slowed down here, and other tests run beside them.
  retry: 1,
  globalSetup: ['apps/server/src/platform/testing/test-server.ts'],
}

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  test: {
    // Vitest leaves one processor to itself, and on a machine with two runs one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...plain,
          name: 'plain',
          experimental: native,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/parts/*.test.ts',
          ],
          exclude: ['apps/server/**', 'apps/web/**'],
        },
      },
      // Node cannot read TSX, nor a module anew.
      { test: { ...plain, name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
      {
        // The product's own processes, killed and started again: one short round each of what campaigns/ does for long.
        test: {
          name: 'faults',
          experimental: native,
          isolate: false,
          expect: patient,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          retry: 1,
          fileParallelism: false,
          include: ['campaigns/**/*.test.ts'],
        },
      },
      {
        test: {
          ...ofServer,
          ...sameCases,
          name: 'server',
          experimental: native,
          isolate: false,
          restoreMocks: true,
          include: ['apps/server/src/**/!(*.apart).test.ts'],
        },
      },
      // Vitest runs projects in the order of their names: this one takes long, and comes while others fill the other processors.
      { test: { ...ofServer, name: 'apart', include: [apart] } },
    ],
  },
})
