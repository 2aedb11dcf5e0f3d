import type { Guideline } from '../../rating/guideline.ts'

/** Referral rules that apply to every line. */
export const guidelinesOf = (mostClaims: number): readonly Guideline[] => [
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: mostClaims,
    outcome: 'refer',
    reason: 'Um subscritor lê sobre os sinistros dos últimos três anos.',
  },
  {
    code: 'cancelled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'Um subscritor quer saber por que outra seguradora recusou, cancelou ou não renovou.',
  },
  {
    code: 'revenue.large',
    measure: 'annual_revenue',
    above: 50_000_000,
    outcome: 'refer',
    reason: 'Um subscritor analisa empresas com faturamento acima de R$ 50 milhões.',
  },
]
