import { test as base } from '@playwright/test'
import { type Parts, startParts } from './product.ts'
import { createWatch, type Watch } from './watch.ts'

type Fixtures = { watch: Watch; parts: Parts }

/** Every test fails when the browser complains about something, unless the test says that it means to cause it. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL ?? '')
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const origins = [baseURL ?? '']
      const watch = createWatch(() => origins)
      watch.add(context)
      await use(watch)
      watch.settle()
    },
    { auto: true },
  ],
})

/** Tests with a server and insurers of their own, which they may break. */
export const testOfParts = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: as above
  parts: async ({}, use) => {
    const parts = await startParts()
    await use(parts)
    await parts.stop()
  },
  baseURL: async ({ parts }, use) => {
    await use(parts.url)
  },
})
