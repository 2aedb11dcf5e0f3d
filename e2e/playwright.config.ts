import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
// biome-ignore lint/correctness/useImportExtensions: the rule takes the declaration beside the module for the module
import { findChromium } from '../scripts/find-chromium.mjs'
import { refusedCookies } from './harness/refused-cookies.ts'

const chromium = findChromium()

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  // A journey waits half of its time, for the server or for a pause on purpose.
  workers: Math.max(2, availableParallelism() * 2),
  // Far above what any journey takes: a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Servers are killed under load here: one second try is granted, and it is named as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    ...desktop,
    storageState: { cookies: refusedCookies(), origins: [] },
    colorScheme: 'light',
    // What moves is drawn sixty times a second, without a graphics card, for as long as a test waits.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Recording every test takes a fifth of the whole run. To see what happened in a failed one: --trace on.
    trace: 'on-first-retry',
    // A browser that draws no more answers no press: the second try begins with another.
    actionTimeout: 90_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // No page lives long enough to earn back what optimised code and many small tiles cost: a sixth of the whole run.
        '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16',
        '--num-raster-threads=1',
        '--default-tile-width=1440',
        '--default-tile-height=512',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /small-screen\.spec\.ts/, use: desktop },
    // Files of their own, and tests that are tagged because a small screen or a finger makes a difference to them.
    { name: 'phone', grep: /small-screen\.spec|@phone/, use: phone },
  ],
})
