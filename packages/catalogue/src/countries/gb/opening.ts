import type { CountryOpening } from '../country.ts'
import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'
import { packagesPage } from './packages.ts'

const usual = openingOf({
  code: 'GB',
  legalForms,
  mostMoney: 1_000_000_000,
  taxNumber: [{ rule: 'isTaxNumber', kind: 'utr' }],
})

/** As elsewhere; and packages are offered once the insurance is picked. */
export const unitedKingdomOpening: CountryOpening = {
  ...usual,
  nodes: usual.nodes.map((node) =>
    node.id === 'insurance' ? { ...node, children: [...node.children, packagesPage] } : node,
  ),
}
