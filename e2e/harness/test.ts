import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { createWatch, type Watch } from './watch.ts'

type Fixtures = {
  readonly watch: Watch
  /** Prints the log's warnings and errors when a test fails. Tests that run at the same time share the log. */
  readonly serverLog: undefined
}

const readServerLog = (): Buffer => (process.env.E2E_LOG ? readFileSync(process.env.E2E_LOG) : Buffer.alloc(0))

/** Every test fails when the browser reports a problem that the test does not expect. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL ?? '')
  },
  serverLog: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, testInfo) => {
      const before = readServerLog().length
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return
      const lines = readServerLog().subarray(before)
      if (lines.length > 0) process.stderr.write(`What servers logged during "${testInfo.title}":\n${lines}\n`)
    },
    { auto: true },
  ],
  watch: [
    // Named, so that the log is checked after this fixture, which can fail the test too.
    async ({ context, serverLog: _serverLog }, use) => {
      const watch = createWatch()
      watch.add(context)
      await use(watch)
      watch.settle()
    },
    { auto: true },
  ],
})
