import type { Guideline } from '../../rating/guideline.ts'

/** Earlier refusals, and open claims. */
export const pastGuidelines: readonly Guideline[] = [
  {
    code: 'claims.open',
    measure: 'open_claims',
    above: 0,
    outcome: 'refer',
    reason: 'Un sinistre est encore ouvert. Un souscripteur demande où il en est.',
  },
  {
    code: 'insurance.cancelled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'Un assureur vous a refusé, résilié ou non renouvelé. Un souscripteur demande pourquoi.',
  },
]

/** Thresholds that both French sample insurers have, each at its own level. */
export const guidelines = (mostRevenue: number, mostClaims: number, amountText: string): readonly Guideline[] => [
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: mostRevenue,
    outcome: 'decline',
    reason: `Nous assurons les entreprises jusqu’à ${amountText} de chiffre d’affaires.`,
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: mostClaims,
    outcome: 'decline',
    reason: 'Le nombre de sinistres des trois dernières années dépasse ce que nous acceptons.',
  },
  {
    code: 'employees.many',
    measure: 'employees',
    above: 50,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises de plus de 50 salariés.',
  },
  {
    code: 'contract.large',
    measure: 'details.rc.largest_contract',
    above: 500_000,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les contrats de plus de 500 000 €.',
  },
  {
    code: 'subcontracted.much',
    measure: 'details.rc.subcontracted_share',
    above: 50,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises qui sous-traitent plus de la moitié de leur travail.',
  },
  ...pastGuidelines,
]
