import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../../scripts/build-web.ts'
import { startProduct } from './product.ts'

/**
 * Builds the site and starts one product for all tests.
 * @returns a function that stops it
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!(await buildWeb())) throw new Error('The web app could not be built: see above.')
  const logs = mkdtempSync(path.join(tmpdir(), 'cw-logs-'))
  process.env.E2E_LOG = path.join(logs, 'log')
  writeFileSync(process.env.E2E_LOG, '')
  const product = await startProduct()
  // Passed to the tests, which run in processes of their own.
  process.env.E2E_URL = product.url
  process.env.E2E_PARTNER = product.partner
  process.env.E2E_SITES = product.sites
  process.env.E2E_EVENTS = product.events
  const staff = mkdtempSync(path.join(tmpdir(), 'cw-staff-'))
  process.env.E2E_STAFF = staff
  return async () => {
    await product.stop()
    for (const folder of [staff, logs]) rmSync(folder, { recursive: true, force: true })
  }
}
