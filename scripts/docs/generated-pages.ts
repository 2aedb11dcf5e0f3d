import { apiCollection } from './api-collection.ts'
import { carrierContractPage } from './carrier-contract-page.ts'
import { decisionsPage } from './decisions-page.ts'
import { lifecyclesPage } from './lifecycles-page.ts'
import { noticesPage } from './notices-page.ts'
import { settingsPage } from './settings-page.ts'
import { underwritingPages } from './underwriting/underwriting-pages.ts'

/** The pages that `npm run docs` generates, and their generators. */
export const generatedPages: Readonly<Record<string, () => string>> = {
  'docs/carrier-contract.md': carrierContractPage,
  'docs/coverwright.postman_collection.json': apiCollection,
  'docs/settings.md': settingsPage,
  'docs/lifecycles.md': lifecyclesPage,
  'docs/notices.md': noticesPage,
  'docs/decisions/README.md': decisionsPage,
  ...underwritingPages,
}
