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
  // A journey spends half of its time waiting, for the server or for a deliberate pause.
  workers: Math.max(2, availableParallelism() * 2),
  // Far above what any journey takes, so that a busy machine does not fail it.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Servers are killed under load here: a test gets one retry, and is then reported as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    ...desktop,
    storageState: { cookies: refusedCookies(), origins: [] },
    colorScheme: 'light',
    // Animations are drawn in software sixty times a second, for as long as a test waits.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // Tracing every test takes a fifth of the run. To see what happened in a failed one: --trace on.
    trace: 'on-first-retry',
    // A browser that stops drawing answers no press, so the retry starts another one.
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
        // The product needs no other machine; a request to one fails, and so does its test.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
        // Pages live too briefly for optimized code and many small tiles to pay off; both cost a sixth of the run.
        '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=16',
        '--num-raster-threads=1',
        '--default-tile-width=1440',
        '--default-tile-height=512',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /small-screen\.spec\.ts/, use: desktop },
    { name: 'phone', testMatch: '*small-screen.spec.ts', use: phone },
  ],
})
