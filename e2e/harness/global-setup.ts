import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from '../../scripts/build-web.ts'
import { startProduct } from './product.ts'

/** Builds the site and starts one product for all tests; what is returned stops it. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!(await buildWeb())) throw new Error('The web app could not be built: see above.')
  const product = await startProduct()
  // Handed to the tests, which run in processes of their own.
  process.env.E2E_URL = product.url
  const staff = mkdtempSync(path.join(tmpdir(), 'cw-staff-'))
  process.env.E2E_STAFF = staff
  return async () => {
    await product.stop()
    rmSync(staff, { recursive: true, force: true })
  }
}
