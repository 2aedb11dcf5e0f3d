import { defineConfig } from '@playwright/test'
import usual from '../playwright.config.ts'

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: ['tour.ts', 'every-page.ts', 'clock.ts'],
  globalSetup: '../harness/global-setup.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  projects: [{ name: 'tour' }],
})
